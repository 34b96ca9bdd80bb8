import { count } from '../format.ts'

export const enReview = {
  review: {
    title: 'Review',
    sentence: (pays: string, from: string, minimum: string, to: string) =>
      `You pay ${pays} on ${from}; at least ${minimum} arrives on ${to}.`,
    sentenceExact: (pays: string, from: string, arrives: string, to: string) =>
      `You pay ${pays} on ${from}; exactly ${arrives} arrives on ${to}.`,
    sentenceSwap: (pays: string, chain: string, minimum: string) =>
      `You swap ${pays} for at least ${minimum}, both on ${chain}.`,
    sentenceSwapExact: (pays: string, chain: string, arrives: string) =>
      `You swap ${pays} for exactly ${arrives}, both on ${chain}.`,
    sentenceSend: (pays: string, chain: string) =>
      `You send ${pays} on ${chain}. All of it arrives at the address below.`,
    sentenceElsewhere: (pays: string, from: string, minimum: string, to: string) =>
      `You pay ${pays} on ${from} from elsewhere; then at least ${minimum} arrives on ${to}.`,
    recipient: 'To',
    recipientOn: (chain: string) => `To, on ${chain}`,
    yourAccount: 'Your account',
    notYourAccount: 'NOT your account',
    notYours: 'This account is not in your wallet. What arrives there cannot be called back: compare every letter.',
    expected: 'Arrives, about',
    exactly: 'Arrives, exactly',
    minimum: 'At least',
    cost: 'Expected cost, included',
    move: 'Price movement, at most',
    gasTopup: 'Also arrives, as gas',
    byService: 'By the service’s word',
    feesInAll: 'All fees together',
    sponsored: 'Fees paid by the sponsor',
    youPay: 'Fees paid by you',
    networkFee: 'Network fee, on top',
    exchangeFee: 'The exchange’s fee, on top',
    noFee: 'none',
    minerFee: 'Miner fee, on top',
    minerFigures: (sats: string, rate: string, share: string) =>
      `${sats} sat · ${rate} sat/vB · ${share} of what you pay`,
    feeElsewhere: 'what that wallet takes',
    upTo: 'up to',
    total: 'In all, at most',
    price: (dollars: string, symbol: string) => `${dollars} for 1 ${symbol}`,
    byPrices: (prices: readonly string[]) => `By the service’s price: ${prices.join(', ')}`,
    byDollarTokens: 'Dollar tokens counted as a dollar each',
    time: 'Usual time',
    refundToYou: (amount: string, chain: string) => `If it fails: ${amount} back to you on ${chain}, less network fee.`,
    refundToOther: (amount: string, chain: string) =>
      `If it fails: ${amount} goes to this address on ${chain}, less network fee.`,
    refundNotYours: 'The refund would not come back to your wallet.',
    warnings: (number: number) => `${count(number, 'thing')} to know first`,
    reject: 'Reject',
    cancel: 'Cancel',
    confirm: (steps: number) =>
      steps === 1 ? 'Confirm' : steps === 2 ? 'Confirm both steps' : `Confirm all ${steps} steps`,
    confirmWorse: 'Confirm new amounts',
    confirmAddress: 'Show me the address',
    fresh: 'Get a fresh quote',
    freshTitle: 'Fresh quote. Nothing in it is worse for you.',
    warnedTitle: 'The fresh quote brings a new warning',
    warnedText: 'Nothing was signed. Read it before you confirm.',
    worseTitle: 'The fresh quote is worse for you',
    worseText: 'Nothing was signed. Look at the new amounts before you confirm.',
    worse: { pays: 'You pay', expected: 'Arrives, about', minimum: 'At least', mostGas: 'Network fee, at most' },
    lockedTitle: 'The wallet was locked meanwhile. Nothing was signed: unlock it and confirm again.',
    failedTitle: 'That did not go through',
    failedText: 'Before you try again, look at Activity: if the transfer is there, it was taken and is on its way.',
  },
  bitcoinReview: {
    title: 'Where your bitcoin goes',
    spends: (coins: number) => `Spends ${count(coins, 'coin')} of yours, together`,
    deposit: 'To the depository',
    change: 'Back to you',
    noChange: 'Nothing comes back as change: these coins are spent whole.',
    speedUp: (rate: string) => `It can pay for a later speed-up to ${rate} sat/vB.`,
    noSpeedUp: 'This transfer cannot be sped up later: nothing that comes back could pay a higher fee.',
    speedUpByCoins: 'Nothing that comes back could pay a higher fee. A later speed-up would add another coin of yours.',
    miner: 'To the miner',
    order: 'The transaction itself names the one order that it pays for:',
  },
  insist: {
    title: (number: number) =>
      number === 1
        ? 'Causeway would not sign this, for one reason'
        : `Causeway would not sign this, for ${number} reasons`,
    risk: 'If it is not as it should be, you can lose all of this money, and nobody can bring it back.',
    why: 'Causeway stops plans like this one. You chose in Settings to decide for yourself.',
    later: 'Causeway would stop here. On the next page you can go on at your own risk.',
    type: 'To go on all the same, type:',
    label: 'I take the risk',
  },
  fees: {
    title: 'How the service splits its price',
    note: 'In the service’s own words. What you pay and what arrives at least was proven without them.',
    parts: {
      execution: 'Paying out',
      service: 'Service',
      total: 'Service, in all',
      app: 'App',
      sponsored: 'Paid by a sponsor',
    },
    impact: 'Price impact',
  },
}
