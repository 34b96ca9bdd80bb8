import { Icon } from './icons.tsx'

export function Unverified({ says, isGrave }: Readonly<{ says: string; isGrave?: boolean }>) {
  return (
    <small class={`unverified${isGrave ? ' grave' : ''}`}>
      <Icon name={isGrave ? 'danger' : 'warn'} size={14} /> {says}
    </small>
  )
}
