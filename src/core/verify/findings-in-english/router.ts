import type { Values } from './values.ts'

export const routerWords = {
  routerNotDue: 'The quote calls a router, but nothing has to be swapped first: a plain deposit is enough.',
  routerCallUnreadable: 'The router call isn’t in the published form, so its end can’t be enforced.',
  routerLeftoverToStranger: 'Leftovers would go to someone else.',
  swapResultFromNode: ({ symbol, chain }: Values<'symbol' | 'chain'>) =>
    `Only a node of ${chain} says how much ${symbol} arrives: the chain can’t enforce it for an unknown token.`,
}
