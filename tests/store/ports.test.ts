import { describe, expectTypeOf, it } from 'vitest'
import type { SettingsView as ApiSettings } from '../../src/api/views/wallet.ts'
import type { Executions } from '../../src/store/executions/store.ts'
import type { SettingsStore } from '../../src/store/settings/settings.ts'
import type { PromptStore } from '../../src/store/sites/prompts.ts'
import type { VaultStore } from '../../src/store/vault.ts'
import type { SessionPorts } from '../../src/vault/session/session.ts'
import type { PromptQueuePorts } from '../../src/wallet/approvals/queue.ts'
import type { ExecutorPorts } from '../../src/wallet/engine/executor.ts'

describe('the stores', () => {
  it('fit the ports of those who use them', () => {
    expectTypeOf<PromptStore>().toExtend<Pick<PromptQueuePorts, 'save' | 'list' | 'remove'>>()
    expectTypeOf<Executions>().toExtend<Pick<ExecutorPorts, 'save' | 'load'>>()
    expectTypeOf<VaultStore>().toExtend<Pick<SessionPorts, 'storage' | 'attemptStore' | 'keyStore'>>()
    expectTypeOf<Awaited<ReturnType<SettingsStore['read']>>>().toExtend<ApiSettings>()
  })
})
