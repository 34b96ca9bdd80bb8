import { different } from './different.ts'

export const transferWords = {
  transferOverwrites: different('The parameters would write over words of our own that decide what is done.'),
  transferSaysMore: different('The transfer says more than would be signed.'),
  transferSaysUnknown: different('The transfer says more than is known of transfers.'),
  transferLeavesOut: different('The transfer leaves out what must be said.'),
  transferFieldUnknown: different('The transfer carries a field that is not known.'),
  transferMalformed: different('The transfer is not well formed.'),
  transferOfAnotherForm: different(
    'What would be signed is not of the form of a transfer: it could be an act of any kind.',
  ),
  transferIsAnotherAct: different('This is another act than a transfer.'),
  transferGivesAccountAway: different(
    'This is another act than a transfer: it could give the right over your whole account away.',
  ),
  transferToAnotherAccount: different(
    'The transfer goes to another account than the pinned one: all of it would be lost.',
  ),
  transferNotToDepository: different(
    'The transfer goes to another account than the pinned depository: all of it would be lost.',
  ),
  transferBetweenOthers: different(
    'The transfer goes between other accounts than your perps account and the depository’s.',
  ),
  transferMovesAnotherAmount: different('The transfer moves another amount than you send.'),
  transferMovesAnotherToken: different('The transfer moves another token than you send.'),
  transferMovesAnotherAsset: different('The transfer moves another asset than you send.'),
  transferOnAnotherDex: different(
    'The transfer takes from, or pays to, another DEX than the one that keeps your currency.',
  ),
  transferFromSubAccount: different('The transfer takes from a sub-account that you did not name.'),
  transferOnAnotherNetwork: different('The transfer is for another network of the exchange.'),
  transferOfAnotherNonce: different('The nonce is not the mapped one: nothing would tie your deposit to its order.'),
  transferMemoOfAnotherOrder: different('The transfer would pay for another order than the one that is shown.'),
  transferFeeNoAmount: different('The fee of the transfer is not an amount.'),
}
