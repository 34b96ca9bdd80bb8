import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Ends with its parent process, however that dies. */
export type Child = Readonly<{
  name: string
  logFile: string
  /** The process group; the shell leads it. */
  pid: number
  alive: () => boolean
  stop: () => Promise<void>
}>

const POLL_MS = 20
const READY_CEILING_MS = 60_000
const STOP_GRACE_MS = 1_500

/**
 * When the parent ends, `read` fails and the command is killed; POSIX gives background commands /dev/null, hence
 * descriptor 3.
 */
const DEAD_MAN_SCRIPT =
  'exec 3<&0; "$@" </dev/null 3<&- & command=$!; { while read -r _ <&3; do :; done; kill "$command"; } 2>/dev/null & wait "$command"'

/** `environment` adds to this process's own. */
export type ChildOptions = Readonly<{
  name: string
  command: string
  args: readonly string[]
  logFile: string
  environment?: Readonly<Record<string, string>>
}>

/** Its own process group keeps Ctrl-C from it. */
export function startChild(options: ChildOptions): Child {
  const log = openSync(options.logFile, 'w')
  const shell = spawn('/bin/sh', ['-c', DEAD_MAN_SCRIPT, 'sh', options.command, ...options.args], {
    stdio: ['pipe', log, log],
    detached: true,
    env: { ...process.env, ...options.environment },
  })
  closeSync(log)
  let alive = true
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      alive = false
      shell.stdin?.destroy()
      resolve()
    }
    shell.once('exit', end)
    shell.once('error', end)
  })
  shell.stdin?.on('error', () => undefined)
  const pid = shell.pid
  if (pid === undefined) throw new Error(`${options.name}: could not start /bin/sh`)
  return {
    name: options.name,
    logFile: options.logFile,
    pid,
    alive: () => alive,
    stop: async () => {
      shell.stdin?.end()
      const inTime = await Promise.race([ended.then(() => true), sleep(STOP_GRACE_MS, false, { ref: false })])
      if (inTime) return
      process.kill(-pid, 'SIGKILL')
      await ended
    },
  }
}

/** Polls every 20 ms, past errors; throws a sentence that names the log after 60 s or the child's end. */
export async function untilReady<Value>(child: Child, probe: () => Promise<Value | undefined>): Promise<Value> {
  const deadline = Date.now() + READY_CEILING_MS
  while (Date.now() < deadline) {
    if (!child.alive()) throw new Error(`${child.name} ended before it was ready. ${logOf(child)}`)
    const value = await probe().catch(() => undefined)
    if (value !== undefined) return value
    await sleep(POLL_MS)
  }
  throw new Error(`${child.name} was not ready within ${READY_CEILING_MS / 1000} s. ${logOf(child)}`)
}

function logOf(child: Child): string {
  const lines = readFileSync(child.logFile, 'utf8').trimEnd().split('\n').slice(-5)
  return `Its log is ${child.logFile}; it ends with:\n${lines.join('\n')}`
}
