import { m } from '../messages/messages.ts'
import { Mark } from '../parts/mark.tsx'

export function Opening() {
  return (
    <main class="opening" aria-busy="true">
      <h1 class="visually-hidden">{m().gates.opening}</h1>
      <Mark size={56} />
    </main>
  )
}
