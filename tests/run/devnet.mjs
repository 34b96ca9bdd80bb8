/** `npm run devnet`. One process, so its end ends the devnet. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundled } from './bundle.mjs'
import { installPackages, REPOSITORY } from './install.mjs'

installPackages()
const { main } = await import(pathToFileURL(bundled(join(REPOSITORY, 'tests/devnet/main.ts'))).href)
await main(process.argv.slice(2))
