import type { ComponentChildren } from 'preact'

// A number, with the marks of any language between its digits, and the unit behind it: up to the next space, or the next
// letter or mark of a script that has none.
const AMOUNT = /(\d[\d.,'’\u00a0\u202f]* [^\s\d\u3000-\u9fff\uff00-\uffef][^\s\u3000-\u9fff\uff00-\uffef]*)/

/** A headline of our own, in which a number and its unit stay on one line where that is long enough; what is not plain text stays as it is. */
export function keptAmounts(title: ComponentChildren): ComponentChildren {
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
