import { approvedOf, type Flow, flowOf, honestOf } from '../sim/flows.ts'

/** Two crossings of one account on one chain: they share a nonce lane. */
function twoOfOneAccount(): readonly Flow[] {
  const all = honestOf('deposit-native')
  const isBeside = (a: Flow['honest'], b: Flow['honest']) =>
    a !== b && a.input.user === b.input.user && a.input.originChainId === b.input.originChainId
  const first = all.find((each) => all.some((other) => isBeside(each, other)))
  const second = all.find((other) => first && isBeside(first, other))
  if (!first || !second) throw new Error('expected two answers for one account')
  const about = { canSimulate: false, ending: 'fill' } as const
  return [first, second].map((honest, at) => ({
    ...about,
    honest,
    name: `crossing ${at}`,
    approved: approvedOf(honest, `crossing ${at}`),
  }))
}

/** What is approved in a world, by its name: each kind of carrying out, and crossings that share a nonce lane. */
export const WORLDS: Readonly<Record<string, () => readonly Flow[]>> = {
  'a deposit': () => [flowOf('deposit-native', { canSimulate: false, ending: 'fill' })],
  'an approval and a deposit, sent together': () => [flowOf('deposit-approve', { canSimulate: true, ending: 'fill' })],
  'an approval and a deposit, one after the other': () => [
    flowOf('deposit-approve', { canSimulate: false, ending: 'refund' }),
  ],
  'a zero-reset pair and a deposit': () => [flowOf('deposit-zero-reset', { canSimulate: true, ending: 'refund' })],
  'two steps of exchange A': () => [flowOf('exchange-a', { canSimulate: false, ending: 'fill' })],
  'a transfer on exchange B': () => [flowOf('exchange-b', { canSimulate: false, ending: 'fill' })],
  'coins of Bitcoin': () => [flowOf('bitcoin', { canSimulate: false, ending: 'refund' })],
  'two crossings of one account': twoOfOneAccount,
}
