import { inWords } from './errors.js'
import { $, log } from './page.js'
import { chainName, decimalsOf, fromUnits, symbolOf } from './units.js'
import { quietly } from './wallet.js'

const STEPS = {
  intent: ['Asked', 'Approved', 'On its way', 'Arrived'],
  calls: ['Asked', 'Approved', 'Money brought', 'Done'],
  transaction: ['Asked', 'Sent', 'In a block'],
}
const TITLES = { intent: 'Your intent', calls: 'Your calls', transaction: 'Your transaction' }
const WORDS = {
  100: 'On its way',
  200: 'Done',
  400: 'Nothing was paid or called',
  500: 'All of it was undone',
  600: 'Done in part',
}
// A transaction has no name before it is sent, and what is missing for it is brought before that.
const WAITS = {
  intent: 'Waits for you in the wallet',
  calls: 'Waits for you in the wallet',
  transaction: 'Waits for you in the wallet, then for the money',
}
const AGAIN_MILLISECONDS = 2_000

let followed

/** Something was asked and waits for the user; what was followed before is left. */
export function begin(kind) {
  followed = { kind }
  sessionStorage.removeItem('followed')
  $('follow-title').textContent = TITLES[kind]
  $('intent-steps').replaceChildren(...STEPS[kind].map(stepNamed))
  for (const id of ['intent-id', 'intent-fill', 'intent-event']) $(id).textContent = 'none yet'
  delete $('intent-status').dataset.code
  showAt(0, WAITS[kind])
}

/** It was not approved. */
export function end(error) {
  showAt(0, inWords(error), 'bad')
}

/** It was approved: follows it to its end, over loads of the page. `subject`: { kind, id, chainId? }. */
export async function follow(subject) {
  if (followed?.kind !== subject.kind || followed.id !== undefined) begin(subject.kind)
  followed = subject
  sessionStorage.setItem('followed', JSON.stringify(subject))
  $('intent-id').textContent = subject.id
  showAt(1, subject.kind === 'transaction' ? 'Sent' : 'Approved')
  while (followed === subject && !(await look(subject))) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLISECONDS))
  }
}

/** Takes up what was followed when the page was left. */
export function resume() {
  const kept = sessionStorage.getItem('followed')
  if (kept) void follow(JSON.parse(kept))
}

/** Events tell at once; asking again and again catches what was missed while the wallet was away. */
export function heard({ type, data }) {
  if (type !== 'wallet_intentStatus' || data.id !== followed?.id) return
  $('intent-event').textContent = `${data.status}, ${new Date(data.updatedAt * 1_000).toLocaleTimeString()}`
  void look(followed)
}

/** True when there is nothing more to follow. */
async function look(subject) {
  try {
    if (subject.kind === 'transaction') return await lookAtTransaction(subject)
    const status = await quietly('wallet_getCallsStatus', [subject.id])
    if (followed === subject) show(status, subject)
    return status.status >= 200
  } catch (error) {
    log(`✗ status of ${subject.id} ${error.code}: ${error.message}`)
    if (error.code !== 5730) return false
    if (followed === subject) showAt(0, inWords(error), 'bad')
    return true
  }
}

async function lookAtTransaction(subject) {
  const receipt = await quietly('eth_getTransactionReceipt', [subject.id])
  if (!receipt || followed !== subject) return receipt !== null
  const isGood = receipt.status === '0x1'
  showAt(2, isGood ? 'In a block' : 'The chain undid it', isGood ? 'good' : 'bad')
  showFill(subject.chainId, subject.id, '')
  return true
}

function show({ status, chainId, receipts, capabilities }, { kind }) {
  const outcome = status === 200 ? 'good' : status >= 400 ? 'bad' : undefined
  const { intent, auxiliaryFunds: funds } = capabilities ?? {}
  const step = status === 200 ? 3 : kind === 'calls' ? (funds?.status === 'success' ? 2 : 1) : onItsWay(intent) ? 2 : 1
  const why = funds?.error ? inWords(funds.error) : (intent?.state ?? funds?.status ?? '')
  showAt(step, `${WORDS[status] ?? 'Unknown'} (${status})${why && `: ${why}`}`, outcome)
  $('intent-status').dataset.code = status
  const hash = receipts?.[0]?.transactionHash ?? intent?.destination.txHash ?? funds?.fillTxHashes?.[0]
  if (hash) showFill(intent?.destination.chainId ?? Number(chainId), hash, amountOf(intent?.destination))
}

function onItsWay(intent) {
  return intent !== undefined && intent.state !== 'preparing'
}

function amountOf(destination) {
  if (!destination?.amount) return ''
  const symbol = symbolOf(destination.chainId, destination.address)
  return symbol ? `${fromUnits(destination.amount, decimalsOf(symbol, destination.chainId))} ${symbol} ` : ''
}

function showFill(chainId, hash, amount) {
  const link = document.createElement('a')
  link.href = `/explorer/${chainId}/tx/${hash}`
  link.textContent = hash
  $('intent-fill').replaceChildren(`${amount}on ${chainName(chainId)}: `, link)
}

function showAt(step, text, outcome = '') {
  $('intent-status').textContent = text
  $('intent-status').dataset.outcome = outcome
  for (const [index, each] of [...$('intent-steps').children].entries()) {
    const isHere = index === step
    each.dataset.is =
      index < step || (isHere && outcome === 'good') ? 'done' : isHere ? (outcome === 'bad' ? 'bad' : 'now') : ''
    if (isHere) each.setAttribute('aria-current', 'step')
    else each.removeAttribute('aria-current')
  }
}

function stepNamed(name) {
  const step = document.createElement('li')
  step.textContent = name
  return step
}
