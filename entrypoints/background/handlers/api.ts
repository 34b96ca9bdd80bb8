import type { Topic } from '../../../src/api/contract.ts'
import type { ApiHandlers } from '../../../src/api/server.ts'
import { chainsWith } from '../../../src/core/profiles/chains-with.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import type { OpenPrompts } from '../../../src/wallet/approvals/open-prompts.ts'
import type { PromptQueue } from '../../../src/wallet/approvals/queue.ts'
import type { ChosenNodes } from '../../../src/wallet/nodes/chosen-nodes.ts'
import type { TransfersInFlight } from '../../../src/wallet/notifications/badge.ts'
import { whileUnlocked } from '../../../src/wallet/policy/while-unlocked.ts'
import type { SiteChains } from '../../../src/wallet/sites/chains.ts'
import type { GrantPorts } from '../../../src/wallet/sites/grants.ts'
import { compatibilityHandlers, type openCompatibility } from '../sites/compatibility.ts'
import { unawaited } from '../wiring/browser/unawaited.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Custody } from '../wiring/vault/custody.ts'
import type { Wallet } from '../wiring/wallet.ts'
import { accountAndCoinHandlers } from './accounts-and-coins.ts'
import { allowanceHandlers } from './allowances.ts'
import { approvalHandlers } from './approvals.ts'
import { balanceHandlers } from './balances.ts'
import { calldataHandlers } from './calldata.ts'
import { changedRowHandlers } from './changed-rows.ts'
import { counterpartyHandlers } from './counterparties.ts'
import { customTokenHandlers } from './custom-tokens.ts'
import { delegationHandlers } from './delegations.ts'
import { exchangeBHandlers } from './exchange-b.ts'
import { historyHandlers } from './history.ts'
import { keyAndAccountHandlers } from './keys-and-accounts.ts'
import { localRateHandlers } from './local-rate.ts'
import { policyHandlers } from './policy.ts'
import { quoteHandlers } from './quotes.ts'
import { recoveryWordHandlers } from './recovery-words.ts'
import { routeLimitHandlers } from './route-limits.ts'
import { serviceKeyHandlers } from './service-key.ts'
import { sessionHandlers } from './session.ts'
import { nodeHandlers } from './settings/nodes.ts'
import { settingsHandlers } from './settings/settings.ts'
import { siteHandlers } from './sites.ts'
import { transferHandlers } from './transfers.ts'
import { walletHandlers } from './wallet.ts'

type Parts = Readonly<{
  profile: Profile
  descriptors: readonly unknown[]
  stores: Stores
  custody: Custody
  wallet: Wallet
  chosenNodes: ChosenNodes
  openPrompts: OpenPrompts
  openPrompt: PromptQueue['open']
  moving: TransfersInFlight
  chains: SiteChains
  suspicionOf: GrantPorts['suspicionOf']
  compatibility: ReturnType<typeof openCompatibility>
  tell: (topic: Topic) => void
  lockChanged: () => void
  settingsChanged: () => void
  sitesChanged: (origin: string) => void
  accountsChanged: () => void
}>

/** Answers every row of our own pages' contract. */
export function apiHandlers(parts: Parts): ApiHandlers {
  const { profile, stores, custody, wallet, openPrompts, tell, lockChanged } = parts
  const agreed = <T>(act: () => Promise<T>) => whileUnlocked(custody.session.touch, act)
  return {
    ...walletHandlers({ profile, stores, custody, changed: () => tell('wallet') }),
    ...recoveryWordHandlers(custody, { profile, standsAt: wallet.money.standsAt }),
    ...sessionHandlers({ custody, lockChanged, unlockRefused: () => tell('wallet') }),
    ...keyAndAccountHandlers({ stores, custody, lockChanged, accountsChanged: parts.accountsChanged }),
    ...allowanceHandlers({ profile, wallet, agreed }),
    ...delegationHandlers({ profile, wallet, agreed }),
    ...calldataHandlers(profile),
    ...exchangeBHandlers({
      profile,
      exchangeB: wallet.exchangeB,
      stores,
      custody,
      guard: wallet.guard,
      changed: () => tell('exchangeBKeys'),
      accountChanged: () => {
        tell('exchangeBKeys')
        tell('balances')
      },
    }),
    ...accountAndCoinHandlers({ profile, stores, wallet }),
    ...balanceHandlers({ profile, stores, wallet, moving: parts.moving, changed: () => tell('balances') }),
    ...localRateHandlers({ profile, node: wallet.node }),
    ...changedRowHandlers({
      ...{ stores, custody },
      changed: () => {
        unawaited(parts.chosenNodes.refresh())
        for (const topic of ['wallet', 'sites'] as const) tell(topic)
        parts.accountsChanged()
      },
    }),
    ...policyHandlers({ stores, custody, openPrompts, wallet }),
    ...quoteHandlers({ profile, stores, wallet }),
    ...routeLimitHandlers({ profile, wallet }),
    ...customTokenHandlers({ profile, stores, wallet, changed: () => tell('balances') }),
    ...nodeHandlers({
      ...{ profile, custody, chosenNodes: parts.chosenNodes },
      changed: () => {
        wallet.bitcoin?.explorersChanged()
        tell('balances')
      },
    }),
    ...approvalHandlers({
      ...{ profile, stores, openPrompts },
      descriptors: parts.descriptors,
      decisions: wallet.decisions,
      openPrompt: parts.openPrompt,
      touch: custody.session.touch,
    }),
    ...historyHandlers({
      ...{ profile, stores, moving: parts.moving, changed: tell },
      nodeOf: (chainId) =>
        chainsWith(profile, 'hasContracts').some(({ id }) => id === chainId) ? wallet.node(chainId) : undefined,
    }),
    ...serviceKeyHandlers({ profile, custody, keyThere: () => void wallet.keyThere(true) }),
    ...counterpartyHandlers({ profile, stores, wallet }),
    ...transferHandlers({ wallet, agreed }),
    ...compatibilityHandlers({ compatibility: parts.compatibility, changed: () => tell('sites') }),
    ...siteHandlers({ stores, chains: parts.chains, suspicionOf: parts.suspicionOf, changed: parts.sitesChanged }),
    ...settingsHandlers({ stores, custody, changed: parts.settingsChanged }),
  }
}
