import type { ApiHandlers } from '../../../src/api/server.ts'
import type { VaultView } from '../../../src/api/views/wallet.ts'
import { type Profile, supportedChains } from '../../../src/core/profiles/profile.ts'
import { reasonOfError } from '../../../src/core/reason/reason.ts'
import { isVaultError } from '../../../src/vault/error.ts'
import { readMnemonic } from '../../../src/vault/keys/mnemonic.ts'
import type { OpenPrompts } from '../../../src/wallet/approvals/open-prompts.ts'
import type { TransfersInFlight } from '../../../src/wallet/notifications/badge.ts'
import { whileUnlocked } from '../../../src/wallet/policy/while-unlocked.ts'
import type { SiteChains } from '../../../src/wallet/sites/chains.ts'
import type { GrantPorts } from '../../../src/wallet/sites/grants.ts'
import { compatibilityHandlers, type openCompatibility } from '../sites/compatibility.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Custody } from '../wiring/vault/custody.ts'
import type { Wallet } from '../wiring/wallet.ts'
import { allowanceHandlers } from './allowances.ts'
import { balanceHandlers } from './balances.ts'
import { calldataHandlers } from './calldata.ts'
import { counterpartyHandlers } from './counterparties.ts'
import { customTokenHandlers } from './custom-tokens.ts'
import { exchangeBHandlers } from './exchange-b.ts'
import { historyHandlers } from './history.ts'
import { holdingsHandlers } from './holdings.ts'
import { keyAndAccountHandlers } from './keys-and-accounts.ts'
import { policyHandlers } from './policy.ts'
import { quoteHandlers } from './quotes.ts'
import { routeLimitHandlers } from './route-limits.ts'
import { serviceKeyHandlers } from './service-key.ts'
import { sessionHandlers } from './session.ts'
import { settingsHandlers } from './settings.ts'
import { siteHandlers } from './sites.ts'
import { approvalView } from './views/approval.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Stores
  custody: Custody
  wallet: Wallet
  inbox: OpenPrompts
  moving: TransfersInFlight
  chains: SiteChains
  suspicionOf: GrantPorts['suspicionOf']
  compatibility: ReturnType<typeof openCompatibility>
  onLockChanged: () => void
  /** Tells pages how long to wait after a wrong password. */
  onUnlockRefused: () => void
  onSitesChanged: (origin: string) => void
  onCompatibilityChanged: () => void
  onSettingsChanged: () => void
  onKeysChanged: () => void
  onOwnAccountsChanged: () => void
  onTokensChanged: () => void
  onAccountChanged: () => void
}>

/** Answers every row of our own pages' contract. */
export function apiHandlers(parts: Parts): ApiHandlers {
  const { profile, stores, custody, wallet, inbox } = parts
  const agreed = <T>(act: () => Promise<T>) => whileUnlocked(custody.session.touch, act)
  return {
    'wallet.get': async () => ({
      vault: await vaultView(custody),
      profile: profile.name,
      supportUrl: profile.service.supportUrl,
      settings: await stores.settings.read(),
      ...(stores.space.isFull() ? { isDiskFull: true as const } : {}),
    }),
    'wallet.touch': async () => {
      await custody.session.touch()
      return null
    },
    'vault.propose': async () => ({ words: custody.propose() }),
    'vault.check': async ({ mnemonic }) => {
      const reading = readMnemonic(mnemonic)
      if (reading.ok) {
        reading.entropy.fill(0)
        return { ok: true }
      }
      const { problem } = reading
      const wordIndexes = problem.kind === 'words' ? problem.wrong.map(({ position }) => position - 1) : []
      return { ok: false, reason: problem.reason, wordIndexes }
    },
    ...sessionHandlers({ custody, lockChanged: parts.onLockChanged, unlockRefused: parts.onUnlockRefused }),
    ...keyAndAccountHandlers({
      stores,
      custody,
      lockChanged: parts.onLockChanged,
      accountsChanged: parts.onOwnAccountsChanged,
    }),
    ...allowanceHandlers({ profile, wallet, agreed }),
    ...calldataHandlers(profile),
    ...exchangeBHandlers({
      profile,
      exchangeB: wallet.exchangeB,
      stores,
      custody,
      guard: wallet.guard,
      changed: parts.onKeysChanged,
      accountChanged: parts.onAccountChanged,
    }),
    ...holdingsHandlers({ profile, stores, wallet }),
    ...balanceHandlers({ profile, stores, wallet }),
    ...policyHandlers({ stores, custody, inbox, wallet }),
    ...quoteHandlers({ profile, stores, wallet }),
    ...routeLimitHandlers({ profile, wallet }),
    ...customTokenHandlers({ profile, stores, wallet, changed: parts.onTokensChanged }),
    'approvals.list': async () => await Promise.all((await inbox.list()).map((entry) => approvalView(entry, parts))),
    'approvals.refresh': async ({ id }) => {
      const entry = await inbox.refresh(id)
      return entry ? approvalView(entry, parts) : null
    },
    'approvals.payFrom': async ({ id, chainId, address }) => {
      const entry = await inbox.payFrom(id, { chainId, address })
      return entry ? approvalView(entry, parts) : null
    },
    'approvals.attend': async ({ id }) => {
      wallet.decisions.attend(id)
      return null
    },
    'ending.get': async ({ id }) => ({ ending: inbox.endingOf(id) }),
    'approvals.decide': async ({ id, ticket, planHash, decision, accounts, phrase, password, ticked }) => {
      await custody.session.touch()
      return inbox.decide({ id, ticket, planHash, decision, accounts, phrase, password, ticked })
    },
    ...historyHandlers({
      ...{ profile, stores, moving: parts.moving },
      nodeOf: (chainId) =>
        supportedChains(profile, ['evm']).some(({ id }) => id === chainId) ? wallet.node(chainId) : undefined,
    }),
    ...serviceKeyHandlers({ profile, custody, keyThere: () => void wallet.keyThere(true) }),
    ...counterpartyHandlers({ profile, stores, wallet }),
    'deposit.get': async ({ id }) => {
      const deposited = await wallet.depositOf(id)
      if (!deposited) return null
      return deposited.ok ? { known: true, ...deposited.value } : { known: false, why: deposited.reason }
    },
    'deposit.followUps': async ({ id }) => {
      const found = await wallet.followUpsOf(id)
      if (!found) return null
      return found.ok ? { known: true, followUps: found.value } : { known: false, why: found.reason }
    },
    'executions.watch': async ({ id }, page) => {
      wallet.tracker.watch(page.id, id ?? undefined)
      return null
    },
    'deposit.lookElsewhere': async ({ id, chainId }) => ({ outcome: await wallet.lookElsewhere(id, chainId) }),
    'executions.abandon': async ({ id }) => ({ outcome: await wallet.abandon(id) }),
    'executions.broadcastAgain': async ({ id }) => ({
      outcome: (await wallet.broadcastAgain(id)) ? 'broadcast' : 'tooLate',
    }),
    'replacement.ask': async ({ id, index, purpose }) => {
      const offer = await wallet.replacements.ask(id, index, purpose)
      if ('unavailable' in offer) return { available: false, why: offer.unavailable }
      const { terms: _terms, index: _index, purpose: _purpose, ...shown } = offer
      return { available: true, ...shown }
    },
    'replacement.take': ({ id, mark }) =>
      agreed(async () => ({ outcome: (await wallet.replacements.take(id, mark)) ? 'taken' : 'stale' })),
    'payment.ask': async ({ id, account }) => {
      const offer = await wallet.ownPayments.ask(id, account)
      if ('unavailable' in offer) return { available: false, why: offer.unavailable }
      const { step: _, ...shown } = offer
      return { available: true, ...shown }
    },
    'payment.take': ({ id, mark, password }) =>
      agreed(async () => {
        const taken = await wallet.ownPayments.take(id, { mark, password })
        return taken.passed ? { outcome: taken.value ? 'taken' : 'stale' } : { outcome: 'password', ...taken.refusal }
      }),
    'cpfp.ask': async ({ id }) => {
      const offer = (await wallet.cpfp?.ask(id)) ?? { unavailable: { code: 'NO_BITCOIN' } }
      if ('unavailable' in offer) return { available: false, why: offer.unavailable }
      const { arrives, fee, left, mark } = offer
      return { available: true, arrives, fee, left, mark }
    },
    'cpfp.take': ({ id, mark }) =>
      agreed(async () => ({ outcome: (await wallet.cpfp?.take(id, mark)) ? 'taken' : 'stale' })),
    ...compatibilityHandlers({ compatibility: parts.compatibility, changed: parts.onCompatibilityChanged }),
    ...siteHandlers({ stores, chains: parts.chains, suspicionOf: parts.suspicionOf, changed: parts.onSitesChanged }),
    ...settingsHandlers({ stores, custody, changed: parts.onSettingsChanged }),
  }
}

async function vaultView(custody: Custody): Promise<VaultView> {
  const presence = await custody.look()
  if (presence.state === 'none') return { vault: 'none' }
  if (presence.state === 'unusable') {
    const isNewer = isVaultError(presence.error, 'VAULT_NEWER')
    return { vault: isNewer ? 'newer' : 'damaged', why: reasonOfError(presence.error) }
  }
  const damages = ['bothCopies', 'oneCopy', undefined] as const
  const damage = damages[presence.copies]
  const copies = damage && { damage }
  const session = await custody.session.resume()
  if (session.unlocked) return { vault: 'unlocked', locksAtSeconds: Math.floor(session.deadline / 1_000), ...copies }
  const { failed, waitSeconds } = await custody.attempts()
  return { vault: 'locked', waitSeconds, failedAttempts: failed, ...copies }
}
