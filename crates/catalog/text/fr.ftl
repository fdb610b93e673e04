# Ce dont chaque client a besoin pour former des phrases.
list-empty = aucun
list-two = { $first } et { $last }
list-more = { $first }, { $second }
refusal = { $reason } [{ $rule }]
