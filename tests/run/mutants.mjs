// Changes the proof in one place at a time, to see whether its tests notice: `npm run mutants`. See tests/core/proof.
import { installPackages } from './install.mjs'

installPackages()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../core/proof/mutants/main.ts')
await main(process.argv.slice(2))
