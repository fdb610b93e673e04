# What every client needs to build sentences.
list-empty = none
list-two = { $first } and { $last }
list-more = { $first }, { $second }
refusal = { $reason } [{ $rule }]
