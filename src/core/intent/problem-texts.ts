import type { IntentProblem } from './intent.ts'

/** These English texts follow the field's name. */
export const INTENT_PROBLEM_TEXTS: Readonly<Record<IntentProblem['problem'], string>> = {
  unknownCurrency: 'is not a currency that this wallet knows',
  notOnOrigin: 'is not an address on the origin chain',
  notOnDestination: 'is not an address on the destination chain',
  notPositive: 'must be more than zero',
  tooLarge: 'is more than a chain can carry',
  notBasisPoints: 'must be a whole number from 0 to 10000',
  notLifetime: 'must be a whole number from 120 to 86400',
  noLifetimeAtAddress: 'cannot be set for a payment to a deposit address',
  noLifetimeWithBitcoin: 'cannot be set where Bitcoin is',
  alreadyThere: 'is where the money already is',
  notToAddress: 'cannot follow a payment to a deposit address',
  mustBeStrict: 'must be a strict deposit address where the amount that arrives is exact',
  mustBeAddress: 'must be a deposit address to be paid from elsewhere',
  needsOriginToken: 'needs a token of an EVM chain',
  needsDestinationToken: 'needs a token on an EVM chain',
  needTransfer: 'need a transfer from another chain',
  needEvm: 'need an EVM chain',
  tooMany: 'are more than 16',
  notWithCoins: 'can be chosen only where Bitcoin pays by a deposit',
  malformed: 'must each have an address, calldata in hex and an amount',
}
