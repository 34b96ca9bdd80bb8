import { personalMessage } from '../../methods/personal-sign.ts'
import { wantedTypedData } from '../../methods/sign-typed-data.ts'
import type { ProviderHandlers } from '../../methods.ts'
import type { ProviderPorts } from '../../ports.ts'
import type { PromptGate } from '../prompt-gate.ts'

type SignatureHandlers = Pick<ProviderHandlers, 'personal_sign' | 'eth_signTypedData_v4'>

/** Makes the handlers of messages to sign. */
export function signatureHandlers(
  ports: Pick<ProviderPorts, 'chainIdOf' | 'signMessage' | 'signTypedData'>,
  ask: PromptGate['ask'],
): SignatureHandlers {
  return {
    personal_sign: (sent, caller) => {
      const wanted = personalMessage(sent)
      return ask(caller, `personal_sign ${wanted.account.toLowerCase()} ${wanted.message}`, (asker) =>
        ports.signMessage(caller.origin, wanted, asker),
      )
    },
    eth_signTypedData_v4: async (sent, caller) => {
      const { origin } = caller
      const wanted = await wantedTypedData(sent, await ports.chainIdOf(origin))
      const promptKey = `eth_signTypedData_v4 ${wanted.account.toLowerCase()} ${JSON.stringify(wanted.typedData)}`
      return ask(caller, promptKey, (asker) => ports.signTypedData(origin, wanted, asker))
    },
  }
}
