// Everything that the server answers about accounts.
import { deviceHandlers, sessionHandlers } from './session.handlers';
import { passwordHandlers } from './password.handlers';
import { profileHandlers } from './profile.handlers';
import { signOnHandlers } from './sign-on.handlers';
import { userHandlers } from './user.handlers';

export const accountHandlers = {
  ...sessionHandlers,
  ...signOnHandlers,
  ...userHandlers,
  ...passwordHandlers,
  ...deviceHandlers,
  ...profileHandlers,
};
