// Builds the extension: `node tests/run/build.mjs chrome|firefox [--profile devnet|relay|FILE]
// [--descriptors DIR] [--output DIR]`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { answerHelp } from './help.mjs'
import { installPackages } from './install.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../../..')

/**
 * Builds one browser's extension for one profile.
 *
 * @param {{ browser: 'chrome' | 'firefox', profile?: string, descriptors?: string, output?: string, quiet?: boolean }} options
 * @returns {string} the folder to load, such as `.output/chrome-mv3`
 */
export function buildExtension({
  browser,
  profile = 'devnet',
  descriptors,
  output = join(root, '.output'),
  quiet = false,
}) {
  const isName = ['devnet', 'relay'].includes(profile)
  if (!isName && !existsSync(profile)) throw new Error(`--profile: expected devnet, relay or a file, got ${profile}`)
  const wxt = join(root, 'node_modules/wxt/bin/wxt.mjs')
  const built = spawnSync(process.execPath, [wxt, 'build', '-b', browser, '--mv3'], {
    cwd: root,
    env: {
      ...process.env,
      CAUSEWAY_PROFILE: isName ? profile : resolve(profile),
      CAUSEWAY_OUTPUT: output,
      ...(descriptors && { CAUSEWAY_DESCRIPTORS: resolve(descriptors) }),
      // The test runner's mode would add development tools.
      NODE_ENV: 'production',
      WXT_TELEMETRY: '0',
    },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    encoding: 'utf8',
  })
  if (built.status !== 0) {
    const how = built.error?.message ?? built.signal ?? `status ${built.status}`
    throw new Error(`the build failed: ${how}\n${built.stdout ?? ''}${built.stderr ?? ''}`)
  }
  return join(output, `${browser}-mv3`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(`npm run build [-- OPTIONS], npm run build:firefox [-- OPTIONS]

Builds the extension into .output/chrome-mv3/ or .output/firefox-mv3/.
  --profile NAME        devnet (the default), relay, or a file
  --descriptors FOLDER  bundles its descriptors of typed data (ERC-7730)
  --output FOLDER       builds into a folder of this one
`)
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { profile: { type: 'string' }, descriptors: { type: 'string' }, output: { type: 'string' } },
  })
  installPackages()
  try {
    const browser = positionals[0] === 'firefox' ? 'firefox' : 'chrome'
    const folder = buildExtension({
      browser,
      ...(values.profile ? { profile: values.profile } : {}),
      ...(values.descriptors ? { descriptors: values.descriptors } : {}),
      ...(values.output ? { output: resolve(values.output) } : {}),
    })
    console.log(`Built ${folder}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
