import { approvedOf, type Flow, flowOf, honestOf, paidHere } from '../sim/flows.ts'

type Honest = Flow['honest']

/** Both transfers share a nonce reservation. */
function twoOfOneAccount(): readonly Flow[] {
  const all = honestOf('deposit-native')
  return pairOf(all, all, isOfOneAccount)
}

/** One finds its allowance, the other sets one. Neither may lose it to the other. */
function twoOfOneAllowance(): readonly Flow[] {
  return pairOf(
    honestOf('deposit-allowed-before'),
    honestOf('deposit-approve'),
    (a, b) =>
      isOfOneAccount(a, b) && a.input.originCurrency === b.input.originCurrency && a.input.amount <= b.input.amount,
  )
}

function isOfOneAccount({ input: a }: Honest, { input: b }: Honest): boolean {
  return a !== b && a.user === b.user && a.originChainId === b.originChainId
}

function pairOf(
  some: readonly Honest[],
  others: readonly Honest[],
  isPair: (a: Honest, b: Honest) => boolean,
): readonly Flow[] {
  const [pair] = some.flatMap((a) => others.filter((b) => isPair(a, b)).map((b) => [a, b] as const))
  if (!pair) throw new Error('expected two answers that isPair')
  return pair.map((honest, at) => ({
    ...{ canSimulate: false, outcome: 'fill', honest },
    name: `transfer ${at}`,
    approved: approvedOf(honest, `transfer ${at}`),
  }))
}

/** Worlds cover each kind of step, shared nonces and shared allowances. */
export const WORLDS: Readonly<Record<string, () => readonly Flow[]>> = {
  'a deposit': () => [flowOf('deposit-native', { canSimulate: false, outcome: 'fill' })],
  'an approval and a deposit, sent together': () => [flowOf('deposit-approve', { canSimulate: true, outcome: 'fill' })],
  'an approval and a deposit, one after the other': () => [
    flowOf('deposit-approve', { canSimulate: false, outcome: 'refund' }),
  ],
  'a zero-reset pair and a deposit': () => [flowOf('deposit-zero-reset', { canSimulate: true, outcome: 'refund' })],
  'a zero-reset pair and a deposit, one after the other': () => [
    flowOf('deposit-zero-reset', { canSimulate: false, outcome: 'fill' }),
  ],
  'two steps of exchange A': () => [flowOf('exchange-a', { canSimulate: false, outcome: 'fill' })],
  'a permit': () => [flowOf('permit-eip3009', { canSimulate: false, outcome: 'fill' })],
  'a transfer on exchange B': () => [flowOf('exchange-b', { canSimulate: false, outcome: 'fill' })],
  'coins of Bitcoin': () => [flowOf('bitcoin', { canSimulate: false, outcome: 'refund' })],
  'a deposit address paid here': () => [paidHere({ outcome: 'fill' })],
  'two transfers of one account': twoOfOneAccount,
  'two transfers of one allowance': twoOfOneAllowance,
}
