import type { ComponentChildren } from 'preact'

// Shapes differ too, so that no state is told by colour alone.
const MARKS = {
  pending: () => (
    <>
      <circle class="track" cx="20" cy="20" r="17" />
      <path class="arc" d="M20 3a17 17 0 0117 17" />
      <path d="M12 20h16m-6.5-6.5L28 20l-6.5 6.5" />
    </>
  ),
  returning: () => (
    <>
      <rect class="track" x="4" y="4" width="32" height="32" rx="9" />
      <path d="M16 11l-6 6 6 6M10.5 17H23a5.5 5.5 0 010 11h-4" />
    </>
  ),
  arrived: () => (
    <>
      <circle class="solid" cx="20" cy="20" r="18" />
      <path class="sign drawn" d="M12 20.5l5.5 5.5 11-11.5" />
    </>
  ),
  refunded: () => (
    <>
      <rect class="solid" x="3" y="3" width="34" height="34" rx="9" />
      <path class="sign" d="M16 11l-6 6 6 6M10.5 17H23a5.5 5.5 0 010 11h-4" />
    </>
  ),
  failed: () => (
    <>
      <path class="solid" d="M13 2.5h14L37.5 13v14L27 37.5H13L2.5 27V13z" />
      <path class="sign" d="M14 14l12 12M26 14L14 26" />
    </>
  ),
  stopped: () => (
    <>
      <circle class="track" cx="20" cy="20" r="17" />
      <path d="M13 20h14" />
    </>
  ),
  attention: () => (
    <>
      <path class="solid" d="M20 3.5L37.5 35H2.5z" />
      <path class="sign" d="M20 15v9.5M20 29.8v.2" />
    </>
  ),
} satisfies Record<string, () => ComponentChildren>

export type StateMarkName = keyof typeof MARKS

/** Decoration: the words beside it say the same. */
export function StateMark({ mark, size = 40 }: { mark: StateMarkName; size?: number }) {
  return (
    <svg
      class={`state-mark ${mark}`}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      data-testid="state-mark"
      data-mark={mark}
    >
      {MARKS[mark]()}
    </svg>
  )
}
