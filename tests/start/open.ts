import type { ReadyLine } from '../devnet/world.ts'
import { launch } from '../e2e/browser.ts'

/** Opens the extension and the demo dApp until the window closes or Ctrl+C. */
export async function openForPerson({
  line,
  extension,
  say,
}: Readonly<{ line: ReadyLine; extension: string; say: (sentence: string) => void }>): Promise<void> {
  const wallet = await launch({ extension, headless: false })
  const closed = new Promise<void>((resolve) => wallet.context.on('close', () => resolve()))
  const stopped = new Promise<void>((resolve) =>
    process.once('SIGINT', resolve).once('SIGTERM', resolve).once('SIGHUP', resolve),
  )
  const [blank] = wallet.context.pages()
  await (blank ?? (await wallet.context.newPage())).goto(line.dapp)
  await wallet.welcome()
  say('A browser is open: create a wallet in the tab that is shown, fund its address with the faucet of the demo dApp,')
  say('and move money from the toolbar popup. Close the browser or press Ctrl+C here to stop everything.')
  await Promise.race([closed, stopped])
  await wallet.close().catch(() => undefined)
}
