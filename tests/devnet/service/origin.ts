import type { Asset, Currency, Hex } from './chain.ts'

// The user's end of a quote: what a family is asked, and the steps that it makes.

/** The fields of a quote body that a family may want to see, as sent; all others are there too, under their names. */
export type AskedBody = Readonly<{
  amount: bigint
  tradeType: 'EXACT_INPUT' | 'EXACT_OUTPUT' | 'EXPECTED_OUTPUT'
  useDepositAddress?: boolean | undefined
  strict?: boolean | undefined
  protocolVersion?: string | undefined
  additionalData?: Readonly<{ userPublicKey?: string | undefined }> | undefined
  usePermit?: boolean | undefined
  permitExpiry?: number | undefined
  explicitDeposit?: boolean | undefined
  originGasOverhead?: number | undefined
  txsGasLimit?: number | undefined
  authorizationList?: readonly unknown[] | undefined
}>

/** What an origin is opened for. `requestId` goes into errors of the shape "With request". */
export type OriginAsk = Readonly<{ input: Asset; user: string; body: AskedBody; requestId: Hex }>

/** The user's end of one quote, with what its chain said at that moment. */
export type Origin = Readonly<{
  /** What the user holds of the input, in its smallest unit: `details.userBalance`. */
  userBalance: bigint
  /** Seconds from the user's broadcast until the service acts on it. */
  confirmationSeconds: number
  /** Makes the steps; called once, when amounts and order are known. */
  plan: (plan: StepPlan) => Promise<Planned>
}>

/** Steps, and what the user pays to the origin chain for them, in the smallest unit of the chain's native currency. */
export type Planned = Readonly<{ steps: readonly Step[]; gas: bigint }>

/** What steps are made from. Amounts in the smallest unit of `input`. */
export type StepPlan = Readonly<{
  input: Asset
  user: string
  recipient: string
  refundTo: string
  /** What the user pays in: exactly this, unless a swap goes first. */
  amount: bigint
  /** What the depository must be credited with: `paymentDetails`, the order's payment. */
  payment: Readonly<{ currency: Currency; amount: bigint }>
  orderId: Hex
  requestId: Hex
  /** `check` of the last item. */
  check: Readonly<{ endpoint: string; method: 'GET' }>
  body: AskedBody
  /** Where to pay, when a deposit address was asked for; then one `deposit` step names it. */
  depositAddress: string | undefined
  /** The swap that goes before the deposit, or that is all there is to do on one chain. */
  swap: Swap | undefined
  /** On one chain nothing crosses: the user's own last transaction delivers. */
  local: 'swap' | 'send' | 'wrap' | 'unwrap' | undefined
  nowSeconds: number
}>

/** A trade against a pool of the chain. */
export type Swap = Readonly<{
  from: Currency
  to: Currency
  amountIn: bigint
  expectedOut: bigint
  minimumOut: bigint
}>

/** interface.md, "Step". `items` is empty where nothing is left to do. */
export type Step = Readonly<{
  id: 'deposit' | 'approve' | 'authorize' | 'authorize1' | 'authorize2' | 'swap' | 'send'
  action: string
  description: string
  kind: 'transaction' | 'signature'
  requestId: Hex
  depositAddress: string
  items: readonly StepItem[]
}>

/** interface.md, "Step item": `data` is the family's own. */
export type StepItem = Readonly<{
  status: 'incomplete' | 'complete'
  data: Readonly<Record<string, unknown>>
  check?: Readonly<{ endpoint: string; method: 'GET' }>
}>
