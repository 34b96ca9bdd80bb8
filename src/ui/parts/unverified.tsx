import { Icon } from './icons.tsx'

/** Says that the wallet knows only its own claims; strongly where it looks like another. */
export function Unverified({ says, isGrave }: Readonly<{ says: string; isGrave?: boolean }>) {
  return (
    <small class={`unverified${isGrave ? ' grave' : ''}`}>
      <Icon name={isGrave ? 'danger' : 'warn'} size={14} /> {says}
    </small>
  )
}
