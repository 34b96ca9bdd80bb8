import type { Values } from './values.ts'

export const routerWords = {
  routerNotDue: 'The quote calls a router, but nothing has to be swapped first: a plain deposit is enough.',
  routerWithoutCalldata: 'The router call is empty. Your money would stay there.',
  routerCallUnreadable: 'The router call isn’t in the published form, so its end can’t be enforced.',
  routerCallWithoutEnd: 'The router call doesn’t end with a payment of the currency that is due.',
  routerCallWithoutOrder: 'The quote has no order that the router call could pay for.',
  routerTakesAnother: ({ symbol }: Values<'symbol'>) => `The router would take something other than your ${symbol}.`,
  routerTakesAnotherAmount: ({ due }: Values<'due'>) => `The router wouldn’t take exactly ${due}.`,
  routerLeftoverToStranger: 'Leftovers would go to someone else.',
  swapResultFromNode: ({ symbol, chain }: Values<'symbol' | 'chain'>) =>
    `Only a node of ${chain} says how much ${symbol} arrives: the chain can’t enforce it for an unknown token.`,
}
