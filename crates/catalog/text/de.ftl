# Was jeder Client braucht, um Sätze zu bilden.
list-empty = keine
list-two = { $first } und { $last }
list-more = { $first }, { $second }
refusal = { $reason } [{ $rule }]
