import { assetOf, fromUnits, nativeSymbol } from './units.js'

const $ = (id) => document.getElementById(id)
// keccak256 of Transfer(address,address,uint256).
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const [, , chainText, kind, subject] = location.pathname.split('/')
const chainId = Number(chainText)

async function rpc(method, params) {
  const { chains } = await (await fetch('/world.json')).json()
  const chain = chains[chainId]
  if (!chain) throw new Error(`This devnet has no chain ${chainText}.`)
  const response = await fetch(chain.rpc, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await response.json()
  if (error) throw new Error(error.message)
  return result
}

function fact(name, value, href) {
  const row = $('facts').insertRow()
  const head = document.createElement('th')
  head.scope = 'row'
  head.textContent = name
  const cell = document.createElement('td')
  cell.className = 'mono'
  if (href) {
    const link = document.createElement('a')
    link.href = href
    link.textContent = value
    cell.append(link)
  } else cell.textContent = value
  row.append(head, cell)
}

const accountPage = (address) => `/explorer/${chainId}/address/${address}`
const native = (value) => `${fromUnits(value, 18)} ${nativeSymbol(chainId)}`

async function showTransaction(hash) {
  $('title').textContent = 'Transaction'
  const [transaction, receipt] = await Promise.all([
    rpc('eth_getTransactionByHash', [hash]),
    rpc('eth_getTransactionReceipt', [hash]),
  ])
  if (!transaction) {
    $('note').textContent = 'The chain does not know this transaction (yet).'
    setTimeout(() => location.reload(), 3_000)
    return
  }
  fact('Hash', hash)
  fact('Chain', `${chainId}`)
  fact('Status', receipt ? (receipt.status === '0x1' ? 'succeeded' : 'reverted') : 'waits to be mined')
  if (receipt) fact('Block', `${BigInt(receipt.blockNumber)}`)
  fact('From', transaction.from, accountPage(transaction.from))
  if (transaction.to) fact('To', transaction.to, accountPage(transaction.to))
  fact('Value', native(transaction.value))
  if (receipt) fact('Fee', native(BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)))
  fact('Nonce', `${BigInt(transaction.nonce)}`)
  for (const log of receipt?.logs ?? []) {
    if (log.topics[0] === TRANSFER && log.topics.length === 3) fact('Transfer', transferOf(log))
  }
  if (transaction.input !== '0x') fact('Data', transaction.input)
}

function transferOf({ address, topics, data }) {
  const isUsdc = address.toLowerCase() === assetOf(chainId, 'USDC').address.toLowerCase()
  const amount = isUsdc ? `${fromUnits(data, 6)} USDC` : `${BigInt(data)} of ${address}`
  return `${amount} from 0x${topics[1].slice(-40)} to 0x${topics[2].slice(-40)}`
}

async function showAddress(address) {
  $('title').textContent = 'Address'
  const usdc = assetOf(chainId, 'USDC').address
  const balanceOf = `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`
  const [balance, count, code, tokens] = await Promise.all([
    rpc('eth_getBalance', [address, 'latest']),
    rpc('eth_getTransactionCount', [address, 'latest']),
    rpc('eth_getCode', [address, 'latest']),
    rpc('eth_call', [{ to: usdc, data: balanceOf }, 'latest']),
  ])
  fact('Address', address)
  fact('Chain', `${chainId}`)
  fact('Kind', code === '0x' ? 'account' : 'contract')
  fact('Balance', native(balance))
  fact('USDC', `${fromUnits(tokens, 6)} USDC`)
  fact('Transactions', `${BigInt(count)}`)
}

async function show() {
  if (kind === 'tx' && /^0x[0-9a-fA-F]{64}$/.test(subject)) return showTransaction(subject)
  if (kind === 'address' && /^0x[0-9a-fA-F]{40}$/.test(subject)) return showAddress(subject)
  throw new Error('Expected /explorer/<chain>/tx/<hash> or /explorer/<chain>/address/<address>.')
}

show().catch((error) => {
  $('title').textContent = 'Not found'
  $('note').textContent = error.message
})
