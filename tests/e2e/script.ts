import { build } from 'vite'

/**
 * Puts a TypeScript entry and all that it imports into one classic script, minified as the extension is, for a running
 * page or worker to evaluate. Throws when it cannot be built.
 *
 * @param entry absolute path
 */
export async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'causewayBenchScript' } },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error(`expected a script made of ${entry}`)
  return chunk.code
}
