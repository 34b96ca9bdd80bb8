import { assetOf, decimalsOf, fromUnits, nativeSymbol, toUnits } from './units.js'

const $ = (id) => document.getElementById(id)
const world = fetch('/world.json').then((response) => response.json())
const WORDS = { 100: 'pending', 200: 'filled', 400: 'not carried out', 500: 'refunded', 600: 'partly done' }

let provider
let account
let followed

function log(text) {
  const line = document.createElement('li')
  const time = document.createElement('time')
  time.textContent = new Date().toLocaleTimeString()
  line.append(time, text)
  $('log').prepend(line)
  if ($('log').childElementCount > 200) $('log').lastElementChild.remove()
}

async function request(method, params) {
  log(`→ ${method} ${params ? JSON.stringify(params) : ''}`)
  try {
    const result = await provider.request({ method, params })
    log(`← ${method} ${JSON.stringify(result)}`)
    return result
  } catch (error) {
    log(`✗ ${method} ${error.code}: ${error.message}`)
    throw error
  }
}

// EIP-6963: the wallet announces itself, and once more when asked.
window.addEventListener('eip6963:announceProvider', ({ detail }) => {
  if (provider || detail.info.rdns !== 'app.causeway') return
  provider = detail.provider
  $('wallet').textContent = `${detail.info.name} is here`
  $('connect').disabled = false
  log(`found ${detail.info.name} (${detail.info.rdns})`)
  provider.on('connect', ({ chainId }) => log(`event connect ${chainId}`))
  provider.on('disconnect', (error) => {
    log(`event disconnect ${error.code}: ${error.message}`)
    $('wallet').textContent = error.message
    showAccount(undefined)
    $('connect').disabled = true
  })
  provider.on('accountsChanged', ([first]) => {
    log(`event accountsChanged ${first ?? 'none'}`)
    showAccount(first)
  })
  provider.on('chainChanged', (chainId) => {
    log(`event chainChanged ${chainId}`)
    showChain(chainId)
  })
  provider.on('message', ({ type, data }) => {
    log(`event message ${type} ${JSON.stringify(data)}`)
    if (type === 'wallet_intentStatus' && data.id === followed) void look(data.id)
  })
  void start()
})
window.dispatchEvent(new Event('eip6963:requestProvider'))
setTimeout(() => {
  if (!provider) $('wallet').textContent = 'No Causeway in this browser'
}, 1_500)

async function start() {
  try {
    showAccount((await request('eth_accounts'))[0])
    showChain(await request('eth_chainId'))
  } catch {
    // It stands in the log.
  }
  // A page that is loaded again takes up what it followed.
  const id = sessionStorage.getItem('followed')
  if (!id) return
  $('intent-id').textContent = id
  void follow(id)
}

function showAccount(address) {
  account = address
  $('account').textContent = address ?? 'not connected'
  $('connect').textContent = address ? 'Connected' : 'Connect Causeway'
  $('connect').disabled = address !== undefined
  $('intent-send').disabled = address === undefined
  if (address && !$('fund-address').value) $('fund-address').value = address
}

function showChain(chainId) {
  $('chain').textContent = `${Number(chainId)} (${chainId})`
}

$('connect').addEventListener('click', async () => {
  $('connect').disabled = true
  try {
    showAccount((await request('eth_requestAccounts'))[0])
    showChain(await request('eth_chainId'))
  } catch {
    showAccount(account)
  }
})

$('intent-trade').addEventListener('change', () => {
  $('intent-from-label').hidden = $('intent-trade').value !== 'exactInput'
})

$('intent-chain').addEventListener('change', () => {
  const chainId = Number($('intent-chain').value)
  $('intent-asset').options[0].textContent = nativeSymbol(chainId)
  const other = [...$('intent-from').options].find((option) => option.value !== $('intent-chain').value)
  if ($('intent-from').value === $('intent-chain').value) $('intent-from').value = other.value
})

function intentOfForm() {
  const chainId = Number($('intent-chain').value)
  const symbol = $('intent-asset').value
  const recipient = $('intent-recipient').value.trim()
  const tradeType = $('intent-trade').value
  const amount = toUnits($('intent-amount').value, decimalsOf(symbol))
  const input = tradeType === 'exactInput' ? { input: { asset: assetOf(Number($('intent-from').value), symbol) } } : {}
  return {
    version: '1.0.0',
    from: account,
    tradeType,
    output: { asset: assetOf(chainId, symbol), amount, ...(recipient ? { recipient } : {}) },
    ...input,
  }
}

$('intent-form').addEventListener('submit', async (event) => {
  event.preventDefault()
  $('intent-send').disabled = true
  $('intent-id').textContent = 'none yet'
  $('intent-fill').textContent = 'none yet'
  showStatus('asked', 'waits for the user in the wallet')
  try {
    const { id } = await request('wallet_sendIntent', [intentOfForm()])
    $('intent-id').textContent = id
    showStatus('approved', 'approved by the user')
    sessionStorage.setItem('followed', id)
    void follow(id)
  } catch (error) {
    showStatus('asked', error.code === 4001 ? 'rejected by the user' : error.message, 'bad')
  } finally {
    $('intent-send').disabled = account === undefined
  }
})

// Events tell at once; asking every two seconds catches what was missed while the wallet was away.
async function follow(id) {
  followed = id
  while (followed === id && !(await look(id))) await new Promise((resolve) => setTimeout(resolve, 2_000))
}

/** True when there is nothing more to follow. */
async function look(id) {
  try {
    const status = await provider.request({ method: 'wallet_getCallsStatus', params: [id] })
    if (followed === id) show(status)
    return status.status >= 200
  } catch (error) {
    log(`✗ wallet_getCallsStatus ${error.code}: ${error.message}`)
    if (error.code !== 5730) return false
    if (followed === id) showStatus('asked', 'the wallet has nothing by this id', 'bad')
    return true
  }
}

function show({ status, receipts, capabilities }) {
  const { state, destination } = capabilities.intent
  const outcome = status === 200 ? 'good' : status >= 400 ? 'bad' : undefined
  const step = status === 200 ? 'arrived' : state === 'preparing' ? 'approved' : 'sent'
  showStatus(step, `${WORDS[status] ?? status} (${status}): ${state}`, outcome)
  $('intent-status').dataset.code = status
  const hash = receipts?.[0]?.transactionHash ?? destination.txHash
  if (!hash) return
  const link = document.createElement('a')
  link.href = `/explorer/${destination.chainId}/tx/${hash}`
  link.textContent = hash
  const symbol = /^0x0+$/.test(destination.address) ? nativeSymbol(destination.chainId) : 'USDC'
  const amount = destination.amount ? `${fromUnits(destination.amount, decimalsOf(symbol))} ${symbol} ` : ''
  $('intent-fill').replaceChildren(amount, link)
}

function showStatus(step, text, outcome) {
  $('intent-status').textContent = text
  $('intent-status').dataset.outcome = outcome ?? ''
  const steps = [...$('intent-steps').children]
  const now = steps.findIndex((each) => each.dataset.step === step)
  for (const [index, each] of steps.entries()) {
    each.dataset.is = index < now || outcome === 'good' ? 'done' : index === now ? 'now' : ''
    if (index === now) each.setAttribute('aria-current', 'step')
    else each.removeAttribute('aria-current')
  }
}

$('fund-form').addEventListener('submit', async (event) => {
  event.preventDefault()
  $('fund').disabled = true
  $('fund-result').textContent = 'Paying…'
  try {
    const { control } = await world
    const address = $('fund-address').value.trim()
    const response = await fetch(`${control.replace(/\/$/, '')}/fund`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(answer.message)
    $('fund-result').textContent = `Paid ${answer.payments.length} times.`
    log(`funded ${address} ${answer.payments.length} times`)
  } catch (error) {
    $('fund-result').textContent = `Not funded: ${error.message}`
  } finally {
    $('fund').disabled = false
  }
})
