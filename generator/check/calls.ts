// Calls: used by a page, and such that they can be made at all.
import type { CallModel } from '../model/model';
import { isFile } from '../model/views';
import { at, type CheckContext } from './context';

const checkUse = (context: CheckContext): void => {
  const used = new Set<string>();
  for (const { uses } of context.model.routes) {
    for (const { kind, id } of uses) {
      const sent = kind === 'call' ? id : context.forms.get(id)?.sends;
      if (sent !== undefined) used.add(sent);
    }
  }
  for (const { id, raw } of context.model.calls) if (!raw && !used.has(id)) context.report(at('call', id), 'call/unused', { call: id });
};

const checkSending = (context: CheckContext, { id, input, multipart, throttle }: CallModel): void => {
  for (const { name, shape } of input)
    if (isFile(shape) && !multipart)
      context.report(at('call', id, 'input', name), 'call/file-without-multipart', { call: id, field: name });
  if (throttle !== undefined && (throttle.times < 1 || !Number.isInteger(throttle.times)))
    context.report(at('call', id, 'throttle', 'times'), 'call/bad-throttle', { call: id, times: throttle.times });
};

export const checkCalls = (context: CheckContext): void => {
  checkUse(context);
  for (const call of context.model.calls) checkSending(context, call);
};
