import type { ComponentChildren } from 'preact'

// The end of a number, and the unit behind it; no unit that is longer could be kept whole on a narrow page.
const JOINT = /(\d{1,4} [^\s\d]\S{0,11}(?!\S))/

/** A headline of our own, in which no line parts a number from its unit; what is not plain text stays as it is. */
export function keptAmounts(title: ComponentChildren): ComponentChildren {
  if (typeof title !== 'string') return title
  return title.split(JOINT).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} class="kept-amount">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
