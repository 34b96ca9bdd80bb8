import { Logo } from '../display/logo.tsx'
import { m } from '../messages/messages.ts'

export function Splash() {
  return (
    <main class="opening" aria-busy="true">
      <h1 class="visually-hidden">{m().gates.opening}</h1>
      <Logo size={56} />
    </main>
  )
}
