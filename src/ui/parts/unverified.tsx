import { Icon } from './icons.tsx'

/** That the wallet knows no more of something than what it says of itself; strongly, where it could be taken for another. */
export function Unverified({ says, isGrave }: Readonly<{ says: string; isGrave?: boolean }>) {
  return (
    <small class={`unverified${isGrave ? ' grave' : ''}`}>
      <Icon name={isGrave ? 'danger' : 'warn'} size={14} /> {says}
    </small>
  )
}
