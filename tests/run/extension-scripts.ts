import { join } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { compiledMessages } from './messages/plugin.mjs'

// Chromium parses immediately called functions twice; this hint, elsewhere a comment, saves a third of the page cost.
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** One classic script without globals. `entry` is a repository path. */
export async function pageScript(entry: string): Promise<string> {
  const [chunk, ...more] = await chunksOf({
    build: { target: 'chrome128', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  if (!chunk || more.length > 0) throw new Error(`expected one script made of ${entry}, got ${more.length + 1}`)
  return `${COMPILE_AT_ONCE}\n${chunk.code}`
}

/**
 * Chromium's workers lack `import()`, so lazy imports become separate scripts; Firefox gets one and runs lazy parts on
 * demand.
 */
export async function backgroundScripts(
  browser: string,
  define: Readonly<Record<string, string>>,
  service: string,
): Promise<ReadonlyMap<string, string>> {
  const isWhole = browser === 'firefox'
  const chunks = await chunksOf({
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    plugins: [compiledMessages(service), asciiScripts(), ...(isWhole ? [derivedElsewhere] : [])],
    build: {
      target: isWhole ? 'firefox140' : 'chrome128',
      minify: true,
      lib: { entry: 'entrypoints/background/index.ts', name: 'background', formats: [isWhole ? 'iife' : 'cjs'] },
      rolldownOptions: {
        output: {
          entryFileNames: 'background.js',
          chunkFileNames: 'background-[name].js',
          // One start script avoids exports between parts.
          codeSplitting: !isWhole && { groups: [{ name: 'start', test: /entrypoints\/background\/index\.ts$/ }] },
        },
      },
    },
  })
  return isWhole ? new Map(chunks.map(({ fileName, code }) => [fileName, code])) : inOneWorker(chunks)
}

const derivedElsewhere: Plugin = {
  name: 'derived-elsewhere',
  enforce: 'pre',
  resolveId: (name, importer) =>
    name === 'hash-wasm' && importer?.endsWith('/src/vault/seal/argon2id.ts')
      ? join(import.meta.dirname, '../../entrypoints/background/argon2id-elsewhere.ts')
      : undefined,
}

/** Escapes non-ASCII letters, except in languages with other scripts. */
export function asciiScripts(): Plugin {
  return {
    name: 'ascii-scripts',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        // One letter outside Latin-1 makes Chromium store two bytes per letter; escapes would double other scripts.
        const others = file.code.match(OTHER_LETTERS)?.length ?? 0
        if (others < file.code.length / 50) file.code = file.code.replace(OTHER_LETTERS, escaped)
      }
    },
  }
}

const OTHER_LETTERS = /[^\0-\x7f]/g

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

async function chunksOf(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const shared = { configFile: false, logLevel: 'error', ...config } as const
  const built = await build({ ...shared, build: { ...config.build, write: false } })
  const outputs = Array.isArray(built) ? built : [built]
  return outputs.flatMap((each) => ('output' in each ? each.output : [])).filter((file) => file.type === 'chunk')
}

// CommonJS in a worker: the content security policy allows this one Trusted Types policy, with only these names.
const LOADER = (later: readonly string[]) => `(() => {
const modules = {}, made = {}, later = ${JSON.stringify(later)};
const policy = trustedTypes.createPolicy("background", { createScriptURL: (name) => {
  if (!later.includes(name)) throw new TypeError("not a script of the background");
  return name;
} });
const fetched = (name) => importScripts(policy.createScriptURL(name));
globalThis.causewayModule = (name, make) => { modules[name] ??= make };
globalThis.causewayRequire = (name) => {
  if (made[name]) return made[name];
  if (!modules[name]) fetched(name);
  try {
    const exports = made[name] = {};
    modules[name](exports, causewayRequire, (key, get) => Object.defineProperty(exports, key, { enumerable: true, get }));
  } catch (error) {
    delete made[name];
    throw error;
  }
  return made[name];
};
addEventListener("install", () => later.forEach(fetched));
})();`

// The bundler spends 79 bytes on each export; hundreds of them are shared.
const EXPORT = /Object\.defineProperty\(exports,("[^"]+"),\{enumerable:!0,get:function\(\)\{return ([\w$]+)\}\}\)/g

function inOneWorker(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> {
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('expected a script that a browser starts')
  const atOnce = [entry.fileName, ...entry.imports]
  const later = chunks.filter(({ fileName }) => !atOnce.includes(fileName))
  const moduleOf = ({ fileName, code }: Rolldown.OutputChunk) =>
    `causewayModule("./${fileName}", ((exports, require, share) => {"use strict";${code.replace(EXPORT, 'share($1,()=>$2)')}}));`
  const start = [
    LOADER(later.map(({ fileName }) => `./${fileName}`)),
    ...chunks.filter(({ fileName }) => atOnce.includes(fileName)).map(moduleOf),
    `causewayRequire("./${entry.fileName}");`,
  ]
  return new Map([
    [entry.fileName, start.join('\n')],
    ...later.map((chunk): [string, string] => [chunk.fileName, moduleOf(chunk)]),
  ])
}
