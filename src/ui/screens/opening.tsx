import { m } from '../messages/messages.ts'
import { Logo } from '../parts/mark.tsx'

export function Splash() {
  return (
    <main class="opening" aria-busy="true">
      <h1 class="visually-hidden">{m().gates.opening}</h1>
      <Logo size={56} />
    </main>
  )
}
