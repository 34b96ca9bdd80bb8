import type { ComponentChildren } from 'preact'

// Made anew for each drawing, since a kept node retains the page of its first drawing.
const PATHS = {
  back: () => <path d="M15 5l-7 7 7 7" />,
  chevron: () => <path d="M6 9l6 6 6-6" />,
  close: () => <path d="M6 6l12 12M18 6L6 18" />,
  copy: () => (
    <>
      <rect x="9" y="9" width="11" height="11" rx="2.5" />
      <path d="M5.5 15H5a1.5 1.5 0 01-1.5-1.5V5A1.5 1.5 0 015 3.5h8.5A1.5 1.5 0 0115 5v.5" />
    </>
  ),
  check: () => <path d="M5 12.5l4.5 4.5L19 7.5" />,
  swap: () => <path d="M8 4v15m0 0l-4-4m4 4l4-4M16 20V5m0 0l-4 4m4-4l4 4" />,
  home: () => <path d="M4 11.2L12 4l8 7.2V19a1.5 1.5 0 01-1.5 1.5h-4V15h-5v5.5h-4A1.5 1.5 0 014 19z" />,
  transfer: () => <path d="M3 17.5h18M5 17.5c0-4 3-7 7-7s7 3 7 7M14.5 4.5H20m0 0V10m0-5.5l-6 6" />,
  send: () => <path d="M6 18L18 6m0 0H9m9 0v9" />,
  bridge: () => <path d="M3 18.5h18M3 10.5c4 0 9-1 9-5 0 4 5 5 9 5M7 18.5V9.8M17 18.5V9.8M12 18.5v-13" />,
  receive: () => <path d="M12 4v11m0 0l-4.5-4.5M12 15l4.5-4.5M5 19.5h14" />,
  activity: () => (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.4 2" />
    </>
  ),
  panel: () => (
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
      <path d="M14.5 4.5v15" />
    </>
  ),
  settings: () => (
    <>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.6" />
      <circle cx="8" cy="17" r="2.6" />
    </>
  ),
  lock: () => (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
      <path d="M8.5 10.5V7.5a3.5 3.5 0 017 0v3" />
    </>
  ),
  external: () => (
    <path d="M13.5 4.5H19.5V10.5M19 5l-8 8M17 14v4a1.5 1.5 0 01-1.5 1.5h-9A1.5 1.5 0 015 18V9a1.5 1.5 0 011.5-1.5h4" />
  ),
  info: () => (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5M12 7.8v.2" />
    </>
  ),
  warn: () => (
    <>
      <path d="M12 4.5l8.5 14.5h-17z" />
      <path d="M12 10.5v4M12 16.7v.1" />
    </>
  ),
  danger: () => (
    <>
      <path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7z" />
      <path d="M12 8v5M12 15.9v.1" />
    </>
  ),
  shield: () => (
    <>
      <path d="M12 3.5l7 2.6v5.4c0 4.4-2.9 7.4-7 9-4.1-1.6-7-4.6-7-9V6.1z" />
      <path d="M8.8 12l2.3 2.3 4.2-4.4" />
    </>
  ),
  eye: () => (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  eyeOff: () => (
    <path d="M4 4l16 16M9.9 5.8A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 01-2.9 3.5M6.2 7.4A17 17 0 002.5 12S6 18.5 12 18.5c1.5 0 2.9-.4 4.1-1M9.9 10.2a2.8 2.8 0 003.9 3.9" />
  ),
  search: () => (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="M15 15l5 5" />
    </>
  ),
  arrow: () => <path d="M5 12h14m0 0l-5.5-5.5M19 12l-5.5 5.5" />,
  returned: () => <path d="M9 5L4.5 9.5 9 14M5 9.5h9a5 5 0 015 5v0a5 5 0 01-5 5h-3" />,
  qr: () => (
    <>
      <path d="M4.5 4.5h5v5h-5zM14.5 4.5h5v5h-5zM4.5 14.5h5v5h-5z" />
      <path d="M14.5 14.5h1.5v1.5M19.5 14.5v2M14.5 19.5h2M19.5 19.5v.1" />
    </>
  ),
  refresh: () => <path d="M19.5 12a7.5 7.5 0 11-2.2-5.3L19.5 9M19.5 4.5V9H15" />,
  dot: () => <circle cx="12" cy="12" r="3.5" fill="currentColor" stroke="none" />,
  tab: () => (
    <path d="M13.5 4.5H19.5V10.5M19 5l-7 7M10 5H6.5A1.5 1.5 0 005 6.5v11A1.5 1.5 0 006.5 19h11a1.5 1.5 0 001.5-1.5V14" />
  ),
} satisfies Record<string, () => ComponentChildren>

export type IconName = keyof typeof PATHS

// Mirrored in right-to-left text.
const ALONG_THE_LINE = new Set<IconName>(['back', 'arrow', 'send', 'returned', 'external', 'tab'])

/** Decoration only: the words beside it must say the same. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      class={ALONG_THE_LINE.has(name) ? 'icon along' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {PATHS[name]()}
    </svg>
  )
}
