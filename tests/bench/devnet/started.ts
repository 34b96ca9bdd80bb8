import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ReadyLine } from '../../devnet/world.ts'
import { REPOSITORY } from '../../run/install.mjs'

/** A process's first line, and the milliseconds until it. */
export type Started = Readonly<{ process: ChildProcess; pid: number; line: string; readyMs: number }>

/** Without `input`, its standard input ends with this process. */
export async function startUntilLine(command: string, args: readonly string[], input?: string): Promise<Started> {
  const began = performance.now()
  const child = spawn(command, args, { cwd: REPOSITORY, stdio: ['pipe', 'pipe', 'inherit'] })
  if (input !== undefined) child.stdin.end(input)
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  if (child.pid === undefined) throw new Error(`${command}: expected a process id`)
  return { process: child, pid: child.pid, line, readyMs: performance.now() - began }
}

export async function startDevnet(): Promise<Started & Readonly<{ world: ReadyLine }>> {
  const { scripts } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as {
    scripts: { devnet: string }
  }
  const [, , ...args] = scripts.devnet.split(' ')
  const started = await startUntilLine(process.execPath, [...args, '--ports', 'os', '--stop-with-stdin'])
  return { ...started, world: JSON.parse(started.line) as ReadyLine }
}
