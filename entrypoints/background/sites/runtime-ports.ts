import type { ProviderPorts } from '../../../src/provider/ports.ts'

/** The router's ports that need keys, proofs or a node. */
const RUNTIME_PORTS = [
  'connect',
  'read',
  'readAsIfFunded',
  'signMessage',
  'signTypedData',
  'sendIntent',
  'sendCalls',
  'hashOf',
  'receiptsOf',
  'fillReceiptOf',
] as const satisfies readonly (keyof ProviderPorts)[]

type PortName = (typeof RUNTIME_PORTS)[number]
type Port = (...call: readonly unknown[]) => Promise<unknown>

export type RuntimePorts = Pick<ProviderPorts, PortName>

/** Makes ports that load the runtime at each call. */
export function loadingPorts(load: () => Promise<RuntimePorts>): RuntimePorts {
  const port =
    (name: PortName): Port =>
    async (...call) =>
      ((await load())[name] as Port)(...call)
  return Object.fromEntries(RUNTIME_PORTS.map((name) => [name, port(name)])) as RuntimePorts
}
