import type { Values } from './values.ts'

export const stepWords = {
  answerNotAQuote: ({ why }: Values<'why'>) => `The answer isn’t a quote: ${why}.`,
  planChanged: 'The plan changed after you approved it.',

  requestMissing: 'The quote has no request ID, so the transfer can’t be tracked.',
  requestsDiffer: 'The steps belong to different requests: you would pay for one and follow the other.',
  orderUsed: 'An earlier transfer already used this order. You’d pay twice.',

  stepsDiffer: 'The quote’s steps aren’t the ones this transfer needs.',
  swapMissing: 'The order wants another currency than you pay.',
}
