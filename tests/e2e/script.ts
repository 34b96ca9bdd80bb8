import { build } from 'vite'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { compiledMessages } from '../run/messages/plugin.mjs'

/**
 * Bundles a TypeScript entry into one minified classic script for a running page or worker.
 * Throws when the build fails.
 *
 * @param entry absolute path
 */
export async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [compiledMessages(devnet.service.name)],
    build: { write: false, lib: { entry, formats: ['iife'], name: 'causewayBenchScript' } },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error(`expected a script made of ${entry}`)
  return chunk.code
}
