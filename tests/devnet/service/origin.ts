import type { Asset, Currency, Hex } from './chain.ts'

/** The quote body as sent; other fields are present too. */
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

/** `requestId` is for errors of the shape "With request". */
export type OriginAsk = Readonly<{ input: Asset; user: string; body: AskedBody; requestId: Hex }>

export type Origin = Readonly<{
  /** `details.userBalance`, smallest unit. */
  userBalance: bigint
  confirmationSeconds: number
  /** Called once, after amounts and order are known. */
  plan: (plan: StepPlan) => Promise<Planned>
}>

/** `gas` in the smallest unit of the native currency. */
export type Planned = Readonly<{ steps: readonly Step[]; gas: bigint }>

/** Amounts in the smallest unit of `input`. */
export type StepPlan = Readonly<{
  input: Asset
  user: string
  recipient: string
  refundTo: string
  amount: bigint
  /** The depository's credit: `paymentDetails`, the order's payment. */
  payment: Readonly<{ currency: Currency; amount: bigint }>
  orderId: Hex
  requestId: Hex
  /** `check` of the last item. */
  check: Readonly<{ endpoint: string; method: 'GET' }>
  body: AskedBody
  /** The requested deposit address; then one `deposit` step names it. */
  depositAddress: string | undefined
  swap: Swap | undefined
  /** On one chain the user's own transaction delivers. */
  local: 'swap' | 'send' | 'wrap' | 'unwrap' | undefined
  nowSeconds: number
}>

export type Swap = Readonly<{
  from: Currency
  to: Currency
  amountIn: bigint
  expectedOut: bigint
  minimumOut: bigint
}>

/** interface.md, "Step". `items` may be empty. */
export type Step = Readonly<{
  id: 'deposit' | 'approve' | 'authorize' | 'authorize1' | 'authorize2' | 'swap' | 'send' | 'claim'
  action: string
  description: string
  kind: 'transaction' | 'signature'
  requestId: Hex
  depositAddress: string
  items: readonly StepItem[]
}>

/** interface.md, "Step item". */
export type StepItem = Readonly<{
  status: 'incomplete' | 'complete'
  data: Readonly<Record<string, unknown>>
  check?: Readonly<{ endpoint: string; method: 'GET' }>
}>
