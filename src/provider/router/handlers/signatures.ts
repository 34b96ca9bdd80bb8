import { personalMessage } from '../../methods/personal-sign.ts'
import { type TypedDataMethod, wantedTypedData } from '../../methods/sign-typed-data.ts'
import type { ProviderHandlers } from '../../methods.ts'
import type { ProviderPorts } from '../../ports.ts'
import type { PromptGate } from '../prompt-gate.ts'

type SignatureHandlers = Pick<ProviderHandlers, 'personal_sign' | TypedDataMethod>

/** Makes the handlers of messages to sign. */
export function signatureHandlers(
  ports: Pick<ProviderPorts, 'chainIdOf' | 'chainIds' | 'signMessage' | 'signTypedData'>,
  ask: PromptGate['ask'],
): SignatureHandlers {
  const typedDataHandler =
    (method: TypedDataMethod): ProviderHandlers[TypedDataMethod] =>
    async (sent, caller) => {
      const { origin } = caller
      const place = { chainId: await ports.chainIdOf(origin), chainIds: ports.chainIds }
      const wanted = await wantedTypedData(method, sent, place)
      return ask(caller, (asker) => ports.signTypedData(origin, wanted, asker))
    }
  return {
    personal_sign: (sent, caller) => {
      const wanted = personalMessage(sent)
      return ask(caller, (asker) => ports.signMessage(caller.origin, wanted, asker))
    },
    eth_signTypedData_v3: typedDataHandler('eth_signTypedData_v3'),
    eth_signTypedData_v4: typedDataHandler('eth_signTypedData_v4'),
  }
}
