import { ofWorth } from '../messages/worth-messages.ts'

/** What something comes to, as text such as `$1,250.00`; who listens hears that it is by the service's price. */
export function Dollars({ text }: { text: string }) {
  return (
    <>
      <span class="amount" aria-hidden="true">
        {text}
      </span>
      <span class="visually-hidden">{ofWorth().about(text)}</span>
    </>
  )
}
