declare const messages: {
  readonly approvalNotNeeded: (values: { symbol: string | number }) => string
  readonly approvalSendsMoney: string; readonly approvalForAnotherContract: string
  readonly approvalForStranger: (values: { spender: string | number; symbol: string | number }) => string
  readonly approvalNotCanonical: string
  readonly approvalMadeExact: (values: { exact: string | number }) => string
  readonly approvalWithoutEnd: (values: { exact: string | number }) => string
  readonly approvalOfAnotherAmount: (values: { asked: string | number; exact: string | number }) => string
  readonly approvalMissing: string
  readonly bitcoinAddressMiswritten: (values: { address: string | number }) => string
  readonly psbtTooLarge: (values: { inputs: string | number; outputs: string | number }) => string
  readonly psbtSaysMore: string
  readonly psbtOfOtherVersion: (values: { version: string | number }) => string
  readonly psbtMinedLater: string; readonly heightUnknown: string
  readonly psbtPaysOtherAmounts: (values: { pays: string | number; needed: string | number }) => string
  readonly depositGoesElsewhere: (values: { amount: string | number; address: string | number }) => string
  readonly depositNotPaid: (values: { chain: string | number }) => string
  readonly depositPaidTwice: string
  readonly strangerPaid: (values: { amount: string | number; address: string | number }) => string
  readonly changeInPieces: string
  readonly outputTooSmall: (values: { amount: string | number }) => string
  readonly changeOfAnotherKey: string
  readonly orderOutputTooLong: (values: { bytes: string | number; most: string | number }) => string
  readonly coinsTooSmall: string
  readonly minerFeeRefused: (values: { why: string | number }) => string
  readonly minerFeeAboveShare: (values: { fee: string | number; amount: string | number; share: string | number }) => string
  readonly minerFeeAboveRate: (values: { fee: string | number }) => string
  readonly changeLeftToMiner: (values: { fee: string | number }) => string
  readonly minerFeeLow: (values: { fee: string | number }) => string
  readonly minerFeeNotRelayed: (values: { fee: string | number }) => string
  readonly minerFeeNotAsSaid: (values: { claimed: string | number; fee: string | number }) => string
  readonly chainDescribedFalsely: (values: { chain: string | number }) => string
  readonly chainDisabled: (values: { chain: string | number }) => string
  readonly chainLagging: (values: { chain: string | number }) => string
  readonly chainLimited: (values: { chain: string | number }) => string
  readonly chainsNotRead: string
  readonly chainRunsOnAnother: (values: { chain: string | number; symbol: string | number; decimals: string | number }) => string
  readonly chainDepositoryDiffers: (values: { depository: string | number; known: string | number }) => string
  readonly chainContractChanged: (values: { address: string | number; contract: string | number; chain: string | number; before: string | number }) => string
  readonly factsOfAnotherChain: (values: { chain: string | number }) => string
  readonly quoteTooOld: (values: { seconds: number }) => string
  readonly lifeNearlyOver: string; readonly clockNotCompared: string
  readonly clockOffService: (values: { seconds: number }) => string
  readonly clockOffChain: (values: { chain: string | number; seconds: number }) => string
  readonly coinsUnknown: (values: { why: string | number }) => string
  readonly coinMakerUnknown: (values: { txid: string | number; why: string | number }) => string
  readonly coinContradicted: string
  readonly coinSpentTwice: (values: { coin: string | number }) => string
  readonly coinNotYours: (values: { coin: string | number }) => string
  readonly coinOfAnotherAddress: (values: { own: string | number; coin: string | number }) => string
  readonly coinKeptAside: (values: { coin: string | number }) => string
  readonly coinOfStrangerUnconfirmed: (values: { amount: string | number; coin: string | number }) => string
  readonly unconfirmedChainTooLong: (values: { transactions: string | number }) => string
  readonly coinsSmallSpent: (values: { coins: string | number; amount: string | number }) => string
  readonly coinsFrozenSpent: (values: { coins: string | number; amount: string | number }) => string
  readonly coinsNotChosen: string
  readonly unconfirmedChainFeeLow: (values: { fee: string | number }) => string
  readonly coinSigned: string; readonly coinDescribedFalsely: string; readonly signatureNotBinding: string
  readonly coinWorthFalse: (values: { said: string | number; worth: string | number }) => string
  readonly feeRateUnsaid: (values: { chain: string | number; why: string | number }) => string
  readonly feeRateNotBelievable: (values: { rate: string | number }) => string
  readonly coinsNotEnough: (values: { needs: string | number; have: string | number }) => string
  readonly depositAddressUnasked: string; readonly depositAddressMissing: string
  readonly depositAddressMalformed: (values: { chain: string | number }) => string
  readonly depositAddressFalse: (values: { address: string | number }) => string
  readonly depositAddressNowhereProven: (values: { address: string | number; chain: string | number }) => string
  readonly depositAddressNotProven: (values: { address: string | number; why: string | number }) => string
  readonly depositAddressOfNoOrder: (values: { address: string | number }) => string
  readonly depositPaymentDiffers: string
  readonly strictRefundElsewhere: (values: { asked: string | number; chain: string | number }) => string
  readonly tokenPlaceUnknown: (values: { symbol: string | number }) => string
  readonly transferOfTooManyDecimals: (values: { amount: string | number }) => string
  readonly transferPartlyUnsigned: string; readonly transferPaysNobody: string
  readonly firstTransferUnknown: (values: { why: string | number }) => string
  readonly firstTransferCosts: (values: { fee: string | number; exchange: string | number }) => string
  readonly exchangeTokenUnsaid: (values: { exchange: string | number; symbol: string | number; why: string | number }) => string
  readonly exchangeTokenIsAnother: (values: { symbol: string | number; decimals: string | number }) => string
  readonly exchangeBalanceUnsaid: (values: { exchange: string | number; why: string | number }) => string
  readonly assetUnknown: (values: { symbol: string | number }) => string
  readonly transferTooLarge: (values: { amount: string | number }) => string
  readonly accountOwnerUnsaid: (values: { exchange: string | number; why: string | number }) => string
  readonly accountOfAnother: (values: { account: string | number; owner: string | number; own: string | number }) => string
  readonly accountKeysUnsaid: (values: { exchange: string | number; why: string | number }) => string
  readonly accountKeyMissing: (values: { exchange: string | number; account: string | number }) => string
  readonly accountKeyReplaced: (values: { exchange: string | number; account: string | number }) => string
  readonly transferFeeUnsaid: (values: { exchange: string | number; why: string | number }) => string
  readonly transferFeeAboveAmount: (values: { fee: string | number; amount: string | number }) => string
  readonly transferFeeNotAsked: (values: { fee: string | number; due: string | number }) => string
  readonly transferFeeLarge: (values: { fee: string | number; amount: string | number; share: string | number }) => string
  readonly nonceFarAway: string; readonly nonceUsed: string; readonly mappingOfAnotherForm: string
  readonly mappingOfAnotherAccount: string; readonly mappingForAnotherExchange: string
  readonly mappingToAnotherOrder: string; readonly mappingPostedOtherwise: string
  readonly chainUnsaid: (values: { chain: string | number; why: string | number }) => string
  readonly tokenUnsaid: (values: { chain: string | number; why: string | number }) => string
  readonly contractUnsaid: (values: { chain: string | number; address: string | number; why: string | number }) => string
  readonly balanceUnsaid: (values: { chain: string | number; why: string | number }) => string
  readonly gasPriceUnsaid: (values: { chain: string | number; why: string | number }) => string
  readonly allowanceUnsaid: (values: { chain: string | number; why: string | number }) => string
  readonly nodeOfAnotherChain: (values: { chain: string | number; chainId: string | number }) => string
  readonly tokenOfOtherDecimals: (values: { symbol: string | number; decimals: string | number }) => string
  readonly tokenCalledOtherwise: string
  readonly contractMissing: (values: { address: string | number; chain: string | number }) => string
  readonly balanceTooSmall: (values: { needs: string | number; have: string | number }) => string
  readonly gasAboveBalance: (values: { gas: string | number; have: string | number }) => string
  readonly sumAboveBalance: (values: { have: string | number; gas: string | number; missing: string | number }) => string
  readonly orderMissing: string; readonly orderIdFalse: string
  readonly orderNotHashed: (values: { why: string | number }) => string
  readonly orderVersionUnknown: (values: { version: string | number }) => string
  readonly orderFeesHidden: string
  readonly orderSolverUnknown: (values: { solver: string | number; chain: string | number }) => string
  readonly orderSignatureFalse: string
  readonly orderDepositoryUnknown: (values: { depository: string | number; chain: string | number; known: string | number }) => string
  readonly orderPaidOtherwise: (values: { chain: string | number }) => string
  readonly orderWantsUnknown: (values: { chain: string | number; currency: string | number }) => string
  readonly orderWantsAnother: (values: { due: string | number }) => string
  readonly orderRunsOut: string; readonly orderRunsLong: string; readonly refundRunsOut: string
  readonly refundMinimumUnmet: string
  readonly refundNowhere: (values: { chain: string | number }) => string
  readonly refundUnrelated: (values: { currency: string | number; chain: string | number }) => string
  readonly refundToStranger: (values: { recipient: string | number; asked: string | number }) => string
  readonly refundToLookAlike: (values: { recipient: string | number; asked: string | number }) => string
  readonly orderPaysElsewhere: (values: { chain: string | number; asked: string | number }) => string
  readonly orderCallsOthers: string; readonly orderContractUnknown: string; readonly orderSplits: string
  readonly orderPaysAnother: (values: { currency: string | number; asked: string | number }) => string
  readonly orderPromisesLess: (values: { promised: string | number; shown: string | number }) => string
  readonly orderExpectsAnother: (values: { expected: string | number; shown: string | number }) => string
  readonly permitNotAsked: string
  readonly permitMalformed: (values: { problem: string | number }) => string
  readonly permitDomainUnsaid: (values: { chain: string | number; why: string | number }) => string
  readonly permit2NotPinned: (values: { chain: string | number }) => string
  readonly permitCallsTooLarge: string; readonly permitWithoutCalls: string; readonly permitCallsNotEnforced: string
  readonly permitOfNoOrder: string; readonly permitTimesWrong: string; readonly permitOfAnotherForm: string
  readonly permitForStranger: string; readonly permitOfAnotherAmount: string; readonly permitLeftoverToStranger: string
  readonly permitIsAnother: string
  readonly costAboveCap: (values: { cost: string | number; pays: string | number }) => string
  readonly costHigh: (values: { cost: string | number; pays: string | number }) => string
  readonly worthLost: (values: { pays: string | number; arrives: string | number }) => string
  readonly worthLostAsSaid: (values: { pays: string | number; arrives: string | number }) => string
  readonly priceUnknown: (values: { currency: string | number }) => string
  readonly priceUnknownLook: (values: { currency: string | number }) => string
  readonly pricesDisagree: (values: { currency: string | number; least: string | number; most: string | number }) => string
  readonly orderPaymentTooSmall: (values: { pays: string | number; payment: string | number; worth: string | number }) => string
  readonly topupTooSmall: (values: { worth: string | number; asked: string | number }) => string
  readonly topupPriceUnknown: (values: { currency: string | number }) => string
  readonly feeUnrelated: (values: { currency: string | number; chain: string | number }) => string
  readonly feeBelowZero: string
  readonly feeAboveInput: (values: { fee: string | number }) => string
  readonly feeUnasked: (values: { fee: string | number }) => string
  readonly sponsorChargedMore: string
  readonly transferFeeAboveLimit: (values: { fee: string | number; limit: string | number }) => string
  readonly routerAboveLimit: (values: { sum: string | number; dollars: string | number }) => string
  readonly routerNotCompared: (values: { sum: string | number; dollars: string | number }) => string
  readonly quoteForAnother: (values: { sender: string | number; account: string | number }) => string
  readonly paysStranger: (values: { recipient: string | number; asked: string | number }) => string
  readonly paysLookAlike: (values: { recipient: string | number; asked: string | number }) => string
  readonly quoteTakesAnother: (values: { currency: string | number; chain: string | number; asked: string | number }) => string
  readonly quotePaysAnother: (values: { currency: string | number; chain: string | number; asked: string | number }) => string
  readonly quoteRefundsUnrelated: (values: { currency: string | number; chain: string | number }) => string
  readonly currencyDescribedFalsely: (values: { symbol: string | number }) => string
  readonly inputDiffers: (values: { said: string | number; due: string | number }) => string
  readonly inputAboveLimit: (values: { takes: string | number; limit: string | number }) => string
  readonly outputDiffers: (values: { pays: string | number; asked: string | number }) => string
  readonly leastDoesNotFit: (values: { promised: string | number; least: string | number }) => string
  readonly outputBelowLimit: (values: { least: string | number; limit: string | number }) => string
  readonly nothingIsSure: string
  readonly slippageOver: (values: { share: string | number; loss: string | number }) => string
  readonly slippageAboveAsked: (values: { loss: string | number }) => string
  readonly slippageSaidAboveAsked: (values: { said: string | number; asked: string | number }) => string
  readonly topupMissing: string
  readonly topupUnasked: (values: { amount: string | number }) => string
  readonly topupInAnother: (values: { currency: string | number; chain: string | number }) => string
  readonly topupWorthAnother: string; readonly timeNotBelievable: string; readonly routerNotDue: string
  readonly routerCallUnreadable: string; readonly routerLeftoverToStranger: string
  readonly swapResultFromNode: (values: { chain: string | number; symbol: string | number }) => string
  readonly simulationUnsaid: (values: { chain: string | number; why: string | number }) => string
  readonly simulationFails: (values: { why: string | number }) => string
  readonly simulationTakesMore: (values: { taken: string | number; most: string | number }) => string
  readonly simulationTakesAnother: (values: { units: string | number; currency: string | number; most: string | number }) => string
  readonly simulationLetsTake: (values: { spender: string | number; currency: string | number }) => string
  readonly simulationBringsLess: (values: { arrives: string | number; recipient: string | number; least: string | number }) => string
  readonly simulationPaysOtherwise: string
  readonly simulationDepositsLess: (values: { wanted: string | number; paid: string | number }) => string
  readonly answerNotAQuote: (values: { why: string | number }) => string
  readonly planChanged: string; readonly requestMissing: string; readonly requestsDiffer: string
  readonly orderUsed: string; readonly stepsDiffer: string; readonly swapMissing: string
  readonly transactionMalformed: (values: { problem: string | number }) => string
  readonly transactionFromAnother: (values: { from: string | number; own: string | number }) => string
  readonly transactionForAnotherChain: (values: { chainId: string | number; chain: string | number }) => string
  readonly calldataTooLong: (values: { most: string | number }) => string
  readonly callGivesControl: (values: { call: string | number }) => string
  readonly tokenMovedToSomebody: (values: { symbol: string | number }) => string
  readonly transactionToStranger: (values: { to: string | number }) => string
  readonly transactionToAnother: (values: { to: string | number; due: string | number }) => string
  readonly transactionSendsAnother: (values: { sent: string | number; due: string | number }) => string
  readonly depositTakesAllowance: string; readonly anotherPayment: string; readonly depositForStranger: string
  readonly forAnotherToken: (values: { symbol: string | number }) => string
  readonly paymentNotExact: (values: { due: string | number }) => string
  readonly depositForAnotherOrder: string
  readonly transferPaysAnother: (values: { paid: string | number; asked: string | number; due: string | number }) => string
  readonly transferPaysStranger: (values: { paid: string | number }) => string
  readonly transferMalformed: string; readonly transferGivesAccountAway: string
  readonly transferNotToDepository: string; readonly transferBetweenOthers: string
  readonly transferMovesAnotherAmount: string; readonly transferMovesAnotherToken: string
  readonly transferOnAnotherNetwork: string; readonly transferOfAnotherNonce: string
  readonly transferMemoOfAnotherOrder: string
}
export default messages
