/** Why the engine cannot be used; `call` is a mistake of the calling code. */
export type Problem = 'unsupported' | 'unavailable' | 'damaged' | 'stale' | 'memory' | 'call';

/** Pages translate `problem` into a text for people; the message is for the developer console. */
export class EngineError extends Error {
  constructor(
    readonly problem: Problem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'EngineError';
  }
}
