import type { CallMeaning, Token } from './call-meaning.ts'

/** Whom a call pays, and how much of what, in smallest units; `token` is undefined for a chain's own currency. */
export type Payee = Readonly<{ address: string; token: Token | undefined; amount: bigint }>

/**
 * Whom a call pays, as far as its bytes say so; a call that cannot be read may pay others.
 *
 * @param call where it goes, the native money that goes along in wei, and its meaning
 */
export function payeesOf({
  to,
  value,
  meaning: { act },
}: Readonly<{ to: string; value: bigint; meaning: CallMeaning }>): readonly Payee[] {
  switch (act.kind) {
    case 'payment':
      return value === 0n ? [] : [{ address: to, token: undefined, amount: value }]
    case 'transfer':
    case 'transferFrom':
      return [{ address: act.recipient, token: act.token, amount: act.amount }]
    case 'batch':
      // What goes along went to the contract itself; its inner calls are its own.
      return act.calls.flatMap((meaning) => payeesOf({ to, value: 0n, meaning }))
    default:
      return []
  }
}
