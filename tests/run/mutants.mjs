// `npm run mutants`: mutates the verifier to test its tests. See tests/core/proof.
import { answerHelp } from './help.mjs'
import { installPackages } from './install.mjs'

answerHelp(`npm run --silent mutants [-- OPTIONS]

Changes the proof in one place at a time, and names the changes that its tests do not notice.
  --count N     so many changes, drawn by --seed S; all when no count and no file is given
  --file NAME   only changes of this file or folder; may be given again
  --listed      only the changes that are listed as equivalent
  --shapes N    honest quotes of random shapes for each change (100)
  --changes N   changed leaves for each change (3,000)
  --json        prints one line of JSON
`)
installPackages()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../core/proof/mutants/main.ts')
await main(process.argv.slice(2))
