/** What can be wrong with the mapping of a nonce to an order, and with the nonce. */
export const mappingWords = {
  mappingWithoutNonce: 'The mapping has no nonce: the transfer could not be told from others.',
  mappingWithoutOrder: 'There is no order that your deposit could be mapped to.',
  nonceNotMapped: 'No nonce is mapped to the order of this transfer.',
  nonceFarAway: 'The nonce is not a moment near this quote: the transfer could be held back, or fail.',
  nonceUsed: 'The nonce already stands for an earlier transfer of yours: this deposit could be lost.',
}
