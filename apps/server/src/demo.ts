import { demoPassword, fillDemo } from './demo/fill.ts';
import { administrator, colleagues, individual, superAdministrator } from './demo/world.ts';
import { serve } from './serve.ts';

// Apart from real data, unless told otherwise, and without mails to people who do not exist.
process.env.DATA_DIR ||= 'data/demo';
process.env.SMTP_URL = '';

await serve({
  prepare: async (app) => {
    await fillDemo(app);
    const [admin, employee] = colleagues;
    const accounts = [
      ['System administrator', administrator.email],
      ['Admin', admin?.email],
      ['Employee', employee?.email],
      ['Personal account', individual.email],
      ['Super administrator', superAdministrator.email],
    ];
    const lines = accounts.map(([role = '', email]) => `  ${role.padEnd(22)}${email}`);
    return [`Demo accounts, all with the password ${demoPassword}\n${lines.join('\n')}`];
  },
});
