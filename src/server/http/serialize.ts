// Answers by the contract's schemas, each compiled when it is first given: all of them together would be half of a start.
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const eagerly = SerializerSelector();

/** Fastify's serializer compiler. */
export const buildSerializer: typeof eagerly = (sharedSchemas, options) => {
  const compile = eagerly(sharedSchemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer) => {
      serialize ??= compile(route);
      return serialize(answer);
    };
  };
};
