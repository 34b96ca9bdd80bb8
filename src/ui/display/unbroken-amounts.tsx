import type { ComponentChildren } from 'preact'

// A number with any language's marks, and its unit. The unit ends at a space or at a letter of a script without
// spaces.
const AMOUNT = /(\d[\d.,'’\u00a0\u202f]* [^\s\d\u3000-\u9fff\uff00-\uffef][^\s\u3000-\u9fff\uff00-\uffef]*)/

export function unbrokenAmounts(title: ComponentChildren): ComponentChildren {
  if (typeof title !== 'string') return title
  return title.split(AMOUNT).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} class="kept-amount">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
