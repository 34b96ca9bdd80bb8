import { ofValuation } from '../messages/app-messages.ts'

/** Screen readers also hear that the service's price is the source. */
export function Dollars({ text }: { text: string }) {
  return (
    <>
      <span class="amount" aria-hidden="true">
        {text}
      </span>
      <span class="visually-hidden">{ofValuation().about({ dollars: text })}</span>
    </>
  )
}
