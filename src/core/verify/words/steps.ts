import type { Values } from './values.ts'

export const stepWords = {
  answerNotAQuote: ({ why }: Values<'why'>) => `The answer is not a quote: ${why}.`,
  planChanged: 'The plan is no longer the one that you approved.',

  requestMissing: 'The quote names no request, so nobody could follow your money.',
  requestsDiffer: 'The steps belong to different requests: you would pay for one and follow the other.',
  requestOfAnotherFollowed: 'The quote would have another request followed than the one that you pay.',
  requestUsed: 'This request was already used by an earlier transfer: it would be paid twice.',
  orderUsed: 'This order was already used by an earlier transfer: it would be paid twice.',

  stepCalledDone: 'The quote calls a step done that nobody has done: what it is for would be missing.',
  stepEmpty: 'A step of the quote says nothing to do.',
  stepsDiffer: 'The steps are not the ones, in the order, that this transfer needs.',
  swapMissing: 'The order wants another currency than you pay.',
}
