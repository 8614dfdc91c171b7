// The document as a stream: its head first, new styles before the part that needs them, its end last.
import { PassThrough } from 'node:stream';

interface Around {
  /** Everything up to the first styles. */
  readonly before: string;
  /** Between them and the page. */
  readonly between: string;
  readonly after: string;
  readonly freshStyles: () => string;
}

/**
 * React writes a part at a time and each begins between two elements, so styles may stand before it. They are read at the
 * moment of writing: a stream that is held up would otherwise put later styles into the middle of a tag.
 */
export class PageStream extends PassThrough {
  readonly #around: Around;

  constructor(around: Around) {
    super();
    this.#around = around;
    super.write(around.before + around.freshStyles() + around.between);
  }

  override write(chunk: unknown, ...rest: never[]): boolean {
    const styles = this.#around.freshStyles();
    if (styles) super.write(styles);
    return super.write(chunk, ...rest);
  }

  override end(...rest: never[]): this {
    super.write(this.#around.after);
    return super.end(...rest);
  }
}
