import { different } from './different.ts'

export const transferWords = {
  transferMalformed: different('The transfer is malformed.'),
  transferGivesAccountAway: different(
    'This is another act than a transfer: it could give the right over your whole account away.',
  ),
  transferNotToDepository: different(
    'The transfer goes to another account than the pinned depository: all of it would be lost.',
  ),
  transferBetweenOthers: different('The transfer isn’t between your account and the depository’s.'),
  transferMovesAnotherAmount: different('The transfer moves another amount than you send.'),
  transferMovesAnotherToken: different('The transfer moves another token than you send.'),
  transferOnAnotherNetwork: different('The transfer is for another network of the exchange.'),
  transferOfAnotherNonce: different('The nonce isn’t the mapped one: nothing would tie your deposit to its order.'),
  transferMemoOfAnotherOrder: different('The transfer would pay for a different order than the one shown.'),
}
